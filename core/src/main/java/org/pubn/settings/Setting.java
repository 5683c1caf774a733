package org.pubn.settings;

import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;

/**
 * A number that a method is run with. It is chosen on validation data unless it is given.
 *
 * @param name its name in files, in tables and on the command line
 * @param range which values it may have
 * @param grid the values to choose from; an experiment may have other learning rates
 * @param alias another name under which it may be given
 */
public record Setting(String name, Range range, List<Double> grid, Optional<String> alias) {

  /** The learning rate of g. The grid has the paper's rates for MNIST and CIFAR-10. */
  public static final Setting RATE = new Setting("rate", Range.RATE, 1e-2, 1e-3);

  /** The learning rate of σ̂. */
  public static final Setting SIGMA_RATE = new Setting("sigmaRate", Range.RATE, 1e-2, 1e-3);

  /** The learning rate of the PU half of PU→PN, which is trained like σ̂. */
  public static final Setting PU_RATE = SIGMA_RATE.renamed("puRate");

  /** The learning rate of the PN half of PU→PN. */
  public static final Setting PN_RATE = RATE.renamed("pnRate");

  /** τ, which decides how many U examples serve as negatives. The grid is the paper's. */
  public static final Setting TAU = new Setting("tau", Range.POSITIVE, 0.5, 0.7, 0.9);

  /** γ, the weight of the PN risk in nnPNU and nnPU+PN. The grid is the paper's. */
  public static final Setting GAMMA = new Setting("gamma", Range.SHARE, 0.1, 0.3, 0.5, 0.7, 0.9);

  /** The factor of L2 of g, where a linear model is trained exactly. */
  public static final Setting L2 = new Setting("l2", Range.L2, 1e-2, 1e-3, 1e-4, 1e-5);

  /** The factor of L2 of σ̂, where a linear model is trained exactly. */
  public static final Setting SIGMA_L2 = new Setting("sigmaL2", Range.L2, 1e-2, 1e-3, 1e-4, 1e-5);

  /** Which values a setting may have. */
  public enum Range {
    /** A learning rate. */
    RATE("must lie in (0, 1]"),
    /** A factor of L2. */
    L2("must lie in (0, 1)"),
    POSITIVE("must be a positive number"),
    SHARE("must lie in [0, 1]");

    private final String sentence;

    Range(String sentence) {
      this.sentence = sentence;
    }

    private boolean has(double value) {
      return switch (this) {
        case RATE -> value > 0 && value <= 1;
        case L2 -> value > 0 && value < 1;
        case POSITIVE -> value > 0 && Double.isFinite(value);
        case SHARE -> value >= 0 && value <= 1;
      };
    }
  }

  public Setting {
    grid = List.copyOf(grid);
  }

  /** A setting with one name. */
  public Setting(String name, Range range, Double... grid) {
    this(name, range, List.of(grid), Optional.empty());
  }

  /** The same under another name; it may still be given under this one. */
  private Setting renamed(String other) {
    return new Setting(other, range, grid, Optional.of(name));
  }

  /** Refuses a value that is out of range. */
  void require(double value) {
    if (!range.has(value)) {
      throw new InputException(name + " " + value + ": " + range.sentence);
    }
  }
}
