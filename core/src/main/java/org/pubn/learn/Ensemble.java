package org.pubn.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubn.engine.MeanScorer;
import org.pubn.engine.Scorer;
import org.pubn.numbers.Require;

/**
 * A method trained several times on the same samples, each time with random numbers of its own; the
 * mean of the scores decides. What the start of a network and the choice of its best epoch owe to
 * chance is averaged out.
 */
public record Ensemble(Method method, int members) implements Method {

  public Ensemble {
    Require.atLeast(1, "members of an ensemble", members);
  }

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters()
        .with("method", method.hyperParameters())
        .with("members", members)
        .map();
  }

  /** All trainings, those of σ̂ among them, are parts of the decision function. */
  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    List<Scorer> scorers = new ArrayList<>();
    List<ChosenCheckpoint> parts = new ArrayList<>();
    for (int member = 0; member < members; member++) {
      Fit fit = method.fit(ofMember(problem, member), trainings);
      scorers.add(fit.scorer());
      parts.addAll(fit.trainings());
    }
    return Fit.of(problem, new MeanScorer(scorers), parts.toArray(ChosenCheckpoint[]::new));
  }

  /** The first member is the method alone. */
  private static Problem ofMember(Problem problem, int member) {
    return member == 0 ? problem : problem.withSeed(problem.seed().child("member " + member));
  }
}
