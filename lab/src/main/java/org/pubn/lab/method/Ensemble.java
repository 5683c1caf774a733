package org.pubn.lab.method;

import java.util.ArrayList;
import java.util.List;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.learn.Fit;
import org.pubn.learn.FitPart;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.Trainings;

/**
 * A method trained several times on the same samples, each time with random numbers of its own; the
 * mean of the scores decides. What the start of a network and the choice of its best epoch owe to
 * chance is averaged out.
 *
 * @param method what every member does
 * @param members how many there are
 */
public record Ensemble(Method method, int members) implements Method {

  public Ensemble {
    if (members < 1) {
      throw new IllegalArgumentException("ensemble of " + members + ": must be of at least 1");
    }
  }

  @Override
  public String id() {
    return method.id();
  }

  @Override
  public String label() {
    return method.label();
  }

  /** All trainings, those of σ̂ among them, are parts of the decision function. */
  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    List<Scorer> scorers = new ArrayList<>();
    List<FitPart> parts = new ArrayList<>();
    for (int member = 0; member < members; member++) {
      Fit fit = method.fit(ofMember(problem, member), trainings);
      scorers.add(fit.scorer());
      parts.addAll(fit.trainings());
    }
    return Fit.of(problem, new MeanScorer(scorers), parts.toArray(FitPart[]::new));
  }

  /** The first member is the method alone. */
  private static Problem ofMember(Problem problem, int member) {
    return member == 0 ? problem : problem.withSeed(problem.seed().child("member " + member));
  }

  private record MeanScorer(List<Scorer> members) implements Scorer {

    @Override
    public int columns() {
      return members.get(0).columns();
    }

    @Override
    public float[] scores(Features rows) {
      double[] sums = new double[rows.rows()];
      for (Scorer member : members) {
        float[] scores = member.scores(rows);
        for (int row = 0; row < sums.length; row++) {
          sums[row] += scores[row];
        }
      }
      float[] means = new float[sums.length];
      for (int row = 0; row < means.length; row++) {
        means[row] = (float) (sums[row] / members.size());
      }
      return means;
    }
  }
}
