package org.pubn.train;

import java.util.List;

/** A hyper-parameter that is chosen on validation data unless it is given. */
public enum Setting {
  /** The learning rate of σ̂, and of the PU half of PU→PN. */
  SIGMA_RATE("sigmaRate"),
  /** The learning rate of g, and of the PN half of PU→PN. */
  RATE("rate"),
  /** τ, which decides how many U examples serve as negatives. */
  TAU("tau"),
  /** γ, the weight of the PN risk in nnPNU and nnPU+PN. */
  GAMMA("gamma");

  private final String label;

  Setting(String label) {
    this.label = label;
  }

  /** The name on the command line and in files. */
  public String label() {
    return label;
  }

  /**
   * The values to choose from: the paper's for τ and γ; for learning rates those it used for MNIST
   * and CIFAR-10.
   */
  public List<Double> grid() {
    return switch (this) {
      case SIGMA_RATE, RATE -> List.of(1e-2, 1e-3);
      case TAU -> List.of(0.5, 0.7, 0.9);
      case GAMMA -> List.of(0.1, 0.3, 0.5, 0.7, 0.9);
    };
  }

  /** Refuses a value that is out of range. */
  void require(double value) {
    boolean allowed =
        switch (this) {
          case SIGMA_RATE, RATE -> value > 0 && value <= 1;
          case TAU -> value > 0 && Double.isFinite(value);
          case GAMMA -> value >= 0 && value <= 1;
        };
    if (!allowed) {
      throw new IllegalArgumentException(label + " " + value + ": " + range());
    }
  }

  private String range() {
    return switch (this) {
      case SIGMA_RATE, RATE -> "must lie in (0, 1]";
      case TAU -> "must be a positive number";
      case GAMMA -> "must lie in [0, 1]";
    };
  }
}
