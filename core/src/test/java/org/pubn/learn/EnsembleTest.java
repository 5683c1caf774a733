package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubn.method.MethodCatalog;
import org.pubn.random.Seed;

class EnsembleTest {

  private final Problem problem = Gaussians.problem(5);
  private final Method pubn = AllMethods.make(MethodCatalog.PUBN, Gaussians.OPTIMISATION);

  private Fit fit(Method method) {
    return method.fit(problem, new SharedTrainings(TrainingListener.NONE));
  }

  private float[] scores(Fit fit) {
    return fit.scorer().scores(Gaussians.test());
  }

  /** The seeds of the members, in the order in which they are asked to learn. */
  private record Watched(Method method, List<Fit> fits, List<Seed> seeds) implements Method {
    @Override
    public Map<String, String> hyperParameters() {
      return method.hyperParameters();
    }

    @Override
    public Fit fit(Problem problem, SharedTrainings trainings) {
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

    assertThat(two.validationLoss()).isEqualTo(Fit.of(problem, two.scorer()).validationLoss());
    assertThat(two.trainings())
        .extracting(part -> part.step().purpose())
        .containsExactly("s", "g", "s", "g");
  }

  @Test
  void thereMustBeAMember() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Ensemble(pubn, 0))
        .withMessage("members of an ensemble 0: must be at least 1");
  }
}
