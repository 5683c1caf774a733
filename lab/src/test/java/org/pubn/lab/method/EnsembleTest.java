package org.pubn.lab.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.Trainings;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.Seed;
import org.pubn.sample.Task;

class EnsembleTest {

  private static final Dataset TOY = Datasets.dataset("toy");
  private static final Task TASK = Datasets.task("toy/above");

  private final Trial trial = new Trials(TOY, TASK).draw(new Seed(0));
  private final Problem problem =
      new Problem(trial.data(), TASK.priors(), TOY.model(), new Seed(5));
  private final Method pubn = pubn();

  private Method pubn() {
    Settings settings = Settings.NONE.with("sigmaRate", 0.01).with("rate", 0.01).with("tau", 0.7);
    MethodContext context = new MethodContext(TOY, TASK, trial, Optional.empty());
    return MethodKinds.PUBN.create(settings, context);
  }

  private Fit fit(Method method) {
    return method.fit(problem, new Trainings(TrainingListener.NONE));
  }

  private float[] scores(Fit fit) {
    return fit.scorer().scores(trial.test().features());
  }

  /** The seeds of the members, in the order in which they are asked to learn. */
  private record Watched(Method method, List<Fit> fits, List<Seed> seeds) implements Method {
    @Override
    public String id() {
      return method.id();
    }

    @Override
    public String label() {
      return method.label();
    }

    @Override
    public Fit fit(Problem problem, Trainings trainings) {
      Fit fit = method.fit(problem, trainings);
      fits.add(fit);
      seeds.add(problem.seed());
      return fit;
    }
  }

  @Test
  void theMeanOfTheScoresDecides() {
    Watched watched = new Watched(pubn, new ArrayList<>(), new ArrayList<>());
    float[] together = scores(fit(new Ensemble(watched, 3)));

    assertThat(watched.seeds())
        .containsExactly(
            problem.seed(), problem.seed().child("member 1"), problem.seed().child("member 2"));
    float[] first = scores(watched.fits().get(0));
    float[] second = scores(watched.fits().get(1));
    float[] third = scores(watched.fits().get(2));
    assertThat(second).isNotEqualTo(first);
    for (int row = 0; row < together.length; row++) {
      double mean = ((double) first[row] + second[row] + third[row]) / 3;
      assertThat((double) together[row]).isCloseTo(mean, within(1e-6 * (1 + Math.abs(mean))));
    }
  }

  @Test
  void itIsJudgedByItsOwnScoresAndTellsOfAllTrainings() {
    Fit two = fit(new Ensemble(pubn, 2));

    assertThat(two.validationLoss())
        .isEqualTo(
            Fit.validationLoss(
                two.scorer(), TASK.priors().pi(), trial.data().validation(), MarginLoss.SIGMOID));
    assertThat(two.trainings())
        .extracting(part -> part.step().purpose())
        .containsExactly("s", "g", "s", "g");
  }

  @Test
  void thereMustBeAMember() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Ensemble(pubn, 0))
        .withMessage("ensemble of 0: must be of at least 1");
  }
}
