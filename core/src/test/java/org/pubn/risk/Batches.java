package org.pubn.risk;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pubn.sample.Role;

/** Batches of scores for tests. */
final class Batches {

  private Batches() {}

  /** Five P scores around one center, nine of U and four of bN around another. */
  static ScoreBatch random(long seed, double positiveCentre, double otherCentre) {
    SplittableRandom random = new SplittableRandom(seed);
    return ScoreBatch.of(
            around(positiveCentre, 5, random),
            around(otherCentre, 9, random),
            around(otherCentre, 4, random))
        .withSigmaLogits(around(0, 5, random), around(0, 9, random), around(0, 4, random));
  }

  /** The batch with one score changed. */
  static ScoreBatch moved(ScoreBatch batch, Role moved, int index, double step) {
    return copy(
        group -> {
          double[] scores = scores(batch, group);
          if (group == moved) {
            scores[index] += step;
          }
          return scores;
        },
        group -> logits(batch, group));
  }

  /** The batch without the examples of other groups. */
  static ScoreBatch only(Set<Role> groups, ScoreBatch batch) {
    return copy(
        group -> groups.contains(group) ? scores(batch, group) : new double[0],
        group -> groups.contains(group) ? logits(batch, group) : new double[0]);
  }

  private static ScoreBatch copy(Function<Role, double[]> scores, Function<Role, double[]> logits) {
    return ScoreBatch.of(
            scores.apply(Role.POSITIVE), scores.apply(Role.UNLABELED), scores.apply(Role.NEGATIVE))
        .withSigmaLogits(
            logits.apply(Role.POSITIVE), logits.apply(Role.UNLABELED), logits.apply(Role.NEGATIVE));
  }

  private static double[] scores(ScoreBatch batch, Role group) {
    return IntStream.range(0, batch.size(group)).mapToDouble(i -> batch.score(group, i)).toArray();
  }

  private static double[] logits(ScoreBatch batch, Role group) {
    return IntStream.range(0, batch.size(group))
        .mapToDouble(i -> batch.sigmaLogit(group, i))
        .toArray();
  }

  private static double[] around(double centre, int size, SplittableRandom random) {
    return random.doubles(size, centre - 1.5, centre + 1.5).toArray();
  }
}
