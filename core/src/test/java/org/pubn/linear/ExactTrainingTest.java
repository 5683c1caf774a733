package org.pubn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.RiskEvaluation;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

class ExactTrainingTest {

  private static final Priors PRIORS = new Priors(0.4, 0.2);
  private static final Risk RISK_OF_S = new UpuSRisk(PRIORS, MarginLoss.LOGISTIC);
  private static final Risk PUBN = new PubnRisk(PRIORS, 0.3, MarginLoss.LOGISTIC);

  /** Three clouds in five dimensions, some cells zero. */
  private static PubnSamples samples(int positive, int unlabeled, int negative) {
    return new PubnSamples(
        cloud("P", positive, 1), cloud("U", unlabeled, 0), cloud("bN", negative, -1));
  }

  private static DenseFeatures cloud(String name, int rows, double center) {
    RandomStream random = new Seed(7).child(name).random();
    float[] values = new float[rows * 5];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 3 == 0 ? 0 : (float) (normal(random) + center * (i % 5) / 4);
    }
    return DenseFeatures.ofOwned(5, values);
  }

  /** Nearly normal. */
  private static double normal(RandomStream random) {
    double sum = -6;
    for (int i = 0; i < 12; i++) {
      sum += random.nextDouble();
    }
    return sum;
  }

  private static ByRole<double[]> logits(PubnSamples samples) {
    LinearFunction sigma = LinearFunction.of(0.5, -0.2, 0.7, 0.1, -0.4, 0.2);
    return ByRole.of(role -> sigma.preciseScores(samples.of(role)));
  }

  private static final double[] POINT = {0.3, -0.7, 0.2, 1.1, -0.4, 0.25};

  @Test
  void byHand() {
    PubnSamples samples =
        new PubnSamples(
            DenseFeatures.of(1, 2), DenseFeatures.of(1, -1, 1), DenseFeatures.of(1, -3));
    ExactTraining training = new ExactTraining(RISK_OF_S, samples, ExactTraining.noSigma(), 0.5, 1);

    double[] sums = training.evaluate(new double[] {1, 0});

    // −0.4·2 − 0.2·(−3) + (ln(1 + e⁻¹) + ln(1 + e))/2 + ½/2
    assertThat(sums[0])
        .isCloseTo(
            -0.8 + 0.6 + (Math.log(1 + Math.exp(-1)) + Math.log(1 + Math.E)) / 2 + 0.25,
            within(1e-15));
    double high = 1 / (1 + Math.exp(-1));
    assertThat(sums[1]).isCloseTo(-0.8 + 0.6 + (high - (1 - high)) / 2 + 0.5, within(1e-15));
    assertThat(sums[2]).isCloseTo(-0.6 + 0.5, within(1e-15));
  }

  @Test
  void isTheRiskOfScores() {
    PubnSamples samples = samples(30, 90, 20);
    ByRole<double[]> logits = logits(samples);
    double[] sums = new ExactTraining(PUBN, samples, logits, 0.01, 1).evaluate(POINT);

    RiskEvaluation evaluation = new RiskEvaluation(PUBN);
    LinearFunction function = LinearFunction.of(POINT);
    for (Role role : Role.values()) {
      double[] scores = function.preciseScores(samples.of(role));
      for (int row = 0; row < scores.length; row++) {
        evaluation.add(role, scores[row], logits.of(role)[row]);
      }
    }
    double squares = 0.09 + 0.49 + 0.04 + 1.21 + 0.16;
    assertThat(sums[0]).isCloseTo(evaluation.value() + 0.01 * squares / 2, within(1e-14));
  }

  @Test
  void gradientsAgreeWithFiniteDifferences() {
    PubnSamples samples = samples(30, 90, 20);
    for (ExactTraining training :
        new ExactTraining[] {
          new ExactTraining(RISK_OF_S, samples, ExactTraining.noSigma(), 0.1, 1),
          new ExactTraining(PUBN, samples, logits(samples), 0.1, 1)
        }) {
      double[] sums = training.evaluate(POINT);
      for (int i = 0; i < POINT.length; i++) {
        double[] up = POINT.clone();
        double[] down = POINT.clone();
        up[i] += 1e-5;
        down[i] -= 1e-5;
        double difference = (training.evaluate(up)[0] - training.evaluate(down)[0]) / 2e-5;
        assertThat(sums[1 + i]).isCloseTo(difference, within(1e-9));
      }
    }
  }

  @Test
  void risksAreConvex() {
    PubnSamples samples = samples(30, 90, 20);
    RandomStream random = new Seed(3).random();
    for (ExactTraining training :
        new ExactTraining[] {
          new ExactTraining(RISK_OF_S, samples, ExactTraining.noSigma(), 1e-9, 1),
          new ExactTraining(PUBN, samples, logits(samples), 1e-9, 1)
        }) {
      for (int trial = 0; trial < 50; trial++) {
        double[] a = new double[6];
        double[] b = new double[6];
        double[] middle = new double[6];
        for (int i = 0; i < 6; i++) {
          a[i] = 4 * normal(random);
          b[i] = 4 * normal(random);
          middle[i] = (a[i] + b[i]) / 2;
        }
        double ends = (training.evaluate(a)[0] + training.evaluate(b)[0]) / 2;
        assertThat(training.evaluate(middle)[0]).isLessThanOrEqualTo(ends + 1e-12);
      }
    }
  }

  /** A search that knows no gradient: the best of a grid around the best, ever finer. */
  @Test
  void agreesWithBruteForce() {
    PubnSamples samples =
        new PubnSamples(
            DenseFeatures.of(1, 2, 0.5f, 1),
            DenseFeatures.of(1, -1, 1, 0.3f, -2, 2.5f),
            DenseFeatures.of(1, -3, -1.5f));
    ByRole<double[]> logits =
        new ByRole<>(
            new double[] {2, 0.1, 0.6}, new double[] {-1, 1, 0.2, -2, 2}, new double[] {0.9, -0.3});
    for (ExactTraining training :
        new ExactTraining[] {
          new ExactTraining(RISK_OF_S, samples, ExactTraining.noSigma(), 0.05, 1),
          new ExactTraining(PUBN, samples, logits, 0.05, 1)
        }) {
      double[] best = {0, 0};
      for (double width = 8; width > 1e-9; width /= 3) {
        double[] center = best.clone();
        for (int i = -6; i <= 6; i++) {
          for (int j = -6; j <= 6; j++) {
            double[] point = {center[0] + width * i / 6, center[1] + width * j / 6};
            best = training.evaluate(point)[0] < training.evaluate(best)[0] ? point : best;
          }
        }
      }
      Minimum minimum = training.minimize();
      assertThat(minimum.converged()).isTrue();
      // Values around a minimum are flat: they tell points apart to the root of their own digits.
      assertThat(minimum.function().parameters()).containsExactly(best, within(1e-6));
      assertThat(minimum.value()).isLessThanOrEqualTo(training.evaluate(best)[0] + 1e-15);
    }
  }

  @Test
  void theMinimumIsThereFromMiniScalesToLarge() {
    PubnSamples samples = samples(300, 900, 200);
    for (double l2 : new double[] {1e-1, 1e-3, 1e-5}) {
      Minimum minimum =
          new ExactTraining(RISK_OF_S, samples, ExactTraining.noSigma(), l2, 1).minimize();
      assertThat(minimum.converged()).isTrue();
      assertThat(minimum.evaluations()).isLessThan(200);
    }
  }

  @Test
  void threadsChangeNoBit() {
    PubnSamples samples = samples(700, 5000, 600);
    ByRole<double[]> logits = logits(samples);

    double[] one =
        new ExactTraining(PUBN, samples, logits, 1e-3, 1).minimize().function().parameters();
    double[] five =
        new ExactTraining(PUBN, samples, logits, 1e-3, 5).minimize().function().parameters();

    assertThat(five).containsExactly(one);
  }

  @Test
  void sparseRowsGiveWhatDenseOnesGive() {
    PubnSamples dense = samples(40, 120, 30);
    PubnSamples sparse = PubnSamples.of(role -> sparse((DenseFeatures) dense.of(role)));

    double[] ofDense =
        new ExactTraining(PUBN, dense, logits(dense), 1e-3, 1).minimize().function().parameters();
    double[] ofSparse =
        new ExactTraining(PUBN, sparse, logits(sparse), 1e-3, 1).minimize().function().parameters();

    assertThat(ofSparse).containsExactly(ofDense, within(1e-9));
  }

  private static SparseFeatures sparse(DenseFeatures dense) {
    int[] starts = new int[dense.rows() + 1];
    int[] indices = new int[dense.rows() * dense.columns()];
    float[] values = new float[indices.length];
    int next = 0;
    for (int row = 0; row < dense.rows(); row++) {
      for (int column = 0; column < dense.columns(); column++) {
        if (dense.get(row, column) != 0) {
          indices[next] = column;
          values[next++] = dense.get(row, column);
        }
      }
      starts[row + 1] = next;
    }
    return SparseFeatures.of(
        dense.columns(), starts, Arrays.copyOf(indices, next), Arrays.copyOf(values, next));
  }

  @Test
  void refusesToGoWithoutL2() {
    assertThatThrownBy(
            () -> new ExactTraining(RISK_OF_S, samples(3, 9, 2), ExactTraining.noSigma(), 0, 1))
        .isInstanceOf(InputException.class)
        .hasMessage("l2 0.0: must be a positive number");
  }
}
