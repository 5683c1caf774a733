package org.pubn.trees.model;

import java.util.Set;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.RowShape;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/** Two classes that differ in two numbers, one of them often missing, and in a category. */
final class MixedTable {

  static final Priors PRIORS = new Priors(0.3, 0.2);

  static final RowShape SHAPE = new RowShape(4, Set.of(2));

  private static final int CATEGORIES = 5;

  private final RandomStream random;

  MixedTable(long seed) {
    this.random = new Seed(seed).random();
  }

  PubnSamples samples(int positive, int unlabeled, int negative) {
    return new PubnSamples(
        rows(positive, 1, false), rows(unlabeled, PRIORS.pi(), false), rows(negative, 0, true));
  }

  /** Rows of which a share is positive; the first so many, so that labels are known. */
  DenseFeatures rows(int count, double share, boolean easy) {
    float[] values = new float[4 * count];
    int positive = (int) Math.round(share * count);
    for (int i = 0; i < count; i++) {
      row(i < positive, easy, values, 4 * i);
    }
    return DenseFeatures.withMissing(4, values);
  }

  private void row(boolean positive, boolean easy, float[] values, int at) {
    values[at] = normal() + (positive ? 1.8f : 0);
    values[at + 1] = normal();
    int likely = random.nextInt(2);
    int category = random.nextInt(3) == 0 ? random.nextInt(CATEGORIES) : likely;
    values[at + 2] = positive ? category : easy ? CATEGORIES - 1 : CATEGORIES - 1 - category;
    values[at + 3] = random.nextInt(6) == 0 ? Float.NaN : normal() + (positive ? 1.5f : 0);
  }

  private float normal() {
    float sum = 0;
    for (int i = 0; i < 12; i++) {
      sum += random.nextFloat();
    }
    return sum - 6;
  }
}
