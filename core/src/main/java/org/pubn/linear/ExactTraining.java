package org.pubn.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.pubn.data.InputException;
import org.pubn.engine.Parallel;
import org.pubn.risk.Risk;
import org.pubn.risk.RowMasses;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * Minimizes a risk plus λ/2 |w|² over all rows of samples. The intercept is not held back by λ.
 *
 * <p>Rows are summed in blocks, at most {@value #BLOCKS} to a sample, and blocks by a {@link
 * SumTree}: the number of threads changes nothing but the time.
 */
public final class ExactTraining {

  private static final int BLOCKS = 16;
  private static final int ROWS = 256;

  /** The gradient at which a search ends; the weights are then off by this over λ at most. */
  public static final double TOLERANCE = 1e-10;

  /** A gradient that is good enough where rounding does not let it become smaller. */
  public static final double ENOUGH = 1e-6;

  /** Passes over the rows in one search; far more than are needed where columns are scaled. */
  public static final int PASSES = 2000;

  private record Block(Role role, int from, int to) {}

  private final PubnSamples samples;
  private final ByRole<double[]> positive;
  private final ByRole<double[]> negative;
  private final double l2;
  private final int threads;
  private final List<Block> blocks = new ArrayList<>();

  /**
   * A training.
   *
   * @param risk with the logistic loss and without a correction
   * @param sigmaLogits the logit of σ̂ at each row; no numbers where the risk has no σ̂
   * @param l2 λ, greater than 0
   * @param threads blocks that are summed at a time
   * @throws InputException if the risk cannot be minimized exactly
   */
  public ExactTraining(
      Risk risk, PubnSamples samples, ByRole<double[]> sigmaLogits, double l2, int threads) {
    if (!(l2 > 0 && Double.isFinite(l2))) {
      throw new InputException("l2 " + l2 + ": must be a positive number");
    }
    this.samples = samples;
    this.l2 = l2;
    this.threads = threads;
    RowMasses masses = RowMasses.of(risk, ByRole.of(role -> (double) samples.of(role).rows()));
    this.positive = ByRole.of(role -> masses(role, sigmaLogits, masses::positive));
    this.negative = ByRole.of(role -> masses(role, sigmaLogits, masses::negative));
    for (Role role : Role.values()) {
      int rows = samples.of(role).rows();
      int size = Math.max(ROWS, (rows + BLOCKS - 1) / BLOCKS);
      for (int from = 0; from < rows; from += size) {
        blocks.add(new Block(role, from, Math.min(rows, from + size)));
      }
    }
  }

  private interface Mass {
    double of(Role role, double sigmaLogit);
  }

  private double[] masses(Role role, ByRole<double[]> sigmaLogits, Mass mass) {
    double[] logits = sigmaLogits.of(role);
    double[] masses = new double[samples.of(role).rows()];
    for (int row = 0; row < masses.length; row++) {
      masses[row] = mass.of(role, logits.length == 0 ? Double.NaN : logits[row]);
    }
    return masses;
  }

  /** Samples without σ̂. */
  public static ByRole<double[]> noSigma() {
    return ByRole.of(role -> new double[0]);
  }

  /**
   * Searches the minimum, from the function that is 0 everywhere.
   *
   * @throws ArithmeticException if the risk is not finite
   */
  public Minimum minimize() {
    Lbfgs search = new Lbfgs(new double[samples.columns() + 1], TOLERANCE, PASSES);
    while (!search.finished()) {
      double[] sums = evaluate(search.point());
      search.tell(sums[0], Arrays.copyOfRange(sums, 1, sums.length));
    }
    return search.minimum();
  }

  /** The value of the risk with its L2 term at a function, then its gradient. */
  double[] evaluate(double[] function) {
    List<Callable<double[]>> jobs = new ArrayList<>();
    blocks.forEach(block -> jobs.add(() -> sums(block, function)));
    double[] sums = SumTree.sum(Parallel.run(jobs, threads), BlockSums::add);
    addL2(l2, function, sums, 0);
    return sums;
  }

  /**
   * Adds λ/2 |w|² and its gradient to the sums of a function.
   *
   * @param offset where the sums of the function begin
   */
  public static void addL2(double l2, double[] function, double[] sums, int offset) {
    double squares = 0;
    for (int i = 0; i < function.length - 1; i++) {
      squares += function[i] * function[i];
      sums[offset + 1 + i] += l2 * function[i];
    }
    sums[offset] += l2 / 2 * squares;
  }

  private double[] sums(Block block, double[] function) {
    BlockSums sums = new BlockSums(function);
    LinearInput rows = LinearInput.of(samples.of(block.role()));
    double[] asPositive = positive.of(block.role());
    double[] asNegative = negative.of(block.role());
    for (int row = block.from(); row < block.to(); row++) {
      sums.add(0, rows, row, asPositive[row], asNegative[row]);
    }
    return sums.toArray();
  }
}
