package org.pubn.bench.speed;

import java.util.Arrays;
import java.util.Locale;
import org.pubn.data.SparseFeatures;
import org.pubn.learn.Fit;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.PubnMethod;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.SigmaEstimator;
import org.pubn.learn.TrainingListener;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/**
 * PUbN with a linear model on made-up documents of 10,000 terms, about 100 of them in each: how
 * long a pass over all unlabeled documents takes, and a whole training, as their number doubles.
 * Run it with {@code -Xmx2g}: a million documents take 0.8 GB, and nothing copies them.
 *
 * <pre>java -Xmx2g … org.pubn.bench.speed.SparseDocuments [DOCUMENTS]</pre>
 */
public final class SparseDocuments {

  private static final int TERMS = 10_000;
  private static final int CELLS = 100;
  private static final int LABELED = 1000;

  private SparseDocuments() {}

  public static void main(String[] args) {
    int most = args.length == 0 ? 1_000_000 : Integer.parseInt(args[0]);
    System.out.println("documents  pass (s)  ns per document  PUbN (s)");
    for (int documents = most / 4; documents <= most; documents *= 2) {
      measure(documents);
    }
  }

  private static void measure(int documents) {
    PubnSamples training =
        new PubnSamples(
            documents(LABELED, 0, "P"), documents(documents, 1, "U"), documents(LABELED, 2, "bN"));
    PubnSamples validation =
        new PubnSamples(
            documents(LABELED, 0, "VP"), documents(LABELED, 1, "VU"), documents(LABELED, 2, "VN"));
    Optimisation optimisation = Optimisation.ofRate(1e-3).withEpochs(10);
    Problem problem =
        new Problem(
            new TrainingData(training, validation),
            new Priors(0.4, 0.2),
            NetworkSpec.linear(TERMS),
            new Seed(1));
    long start = System.nanoTime();
    Fit fit =
        new PubnMethod(new SigmaEstimator.NnPu(optimisation), optimisation, 0.7)
            .fit(problem, new SharedTrainings(TrainingListener.NONE));
    double trained = (System.nanoTime() - start) * 1e-9;
    start = System.nanoTime();
    float[] scores = fit.scorer().scores(training.unlabeled());
    double pass = (System.nanoTime() - start) * 1e-9;
    System.out.printf(
        Locale.ROOT,
        "%9d  %8.3f  %15.0f  %8.2f%n",
        scores.length,
        pass,
        pass * 1e9 / scores.length,
        trained);
  }

  /** Documents whose first terms depend on their class; the others are anybody's. */
  private static SparseFeatures documents(int count, int kind, String purpose) {
    RandomStream random = new Seed(0).child(purpose).random();
    int[] starts = new int[count + 1];
    int[] indices = new int[Math.multiplyExact(count, CELLS)];
    float[] values = new float[indices.length];
    // Each cell has a stretch of the terms to itself, so that columns rise without sorting.
    int stretch = TERMS / CELLS;
    Arrays.fill(values, (float) (1 / Math.sqrt(CELLS)));
    for (int row = 0; row < count; row++) {
      int likely = kind == 1 ? random.nextInt(3) : kind;
      for (int cell = 0; cell < CELLS; cell++) {
        int term = cell < 10 ? likely * 30 + random.nextInt(30) : random.nextInt(stretch);
        indices[row * CELLS + cell] = cell * stretch + term;
      }
      starts[row + 1] = (row + 1) * CELLS;
    }
    return SparseFeatures.ofOwned(TERMS, starts, indices, values);
  }
}
