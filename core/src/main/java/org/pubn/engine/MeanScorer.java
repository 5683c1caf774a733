package org.pubn.engine;

import java.util.List;
import org.pubn.data.Features;

/**
 * The mean of the scores of several decision functions, as an ensemble has them.
 *
 * @param members at least one, all for rows of the same length
 */
public record MeanScorer(List<Scorer> members) implements Scorer {

  public MeanScorer {
    members = List.copyOf(members);
    if (members.isEmpty()) {
      throw new IllegalArgumentException("0 members: must be at least 1");
    }
    int columns = members.get(0).columns();
    for (Scorer member : members) {
      if (member.columns() != columns) {
        throw new IllegalArgumentException(
            "scorers of " + columns + " and " + member.columns() + " columns do not combine");
      }
    }
  }

  @Override
  public int columns() {
    return members.get(0).columns();
  }

  @Override
  public float[] scores(Features rows) {
    double[] sums = new double[rows.rows()];
    for (Scorer member : members) {
      float[] scores = member.scores(rows);
      for (int i = 0; i < sums.length; i++) {
        sums[i] += scores[i];
      }
    }
    float[] means = new float[sums.length];
    for (int i = 0; i < means.length; i++) {
      means[i] = (float) (sums[i] / members.size());
    }
    return means;
  }
}
