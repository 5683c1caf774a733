package org.pubn.settings;

import java.util.Optional;

/**
 * What came of one point of a grid.
 *
 * @param settings the settings that were tried
 * @param loss the validation loss; infinite where the training diverged
 * @param epoch the epoch whose parameters were kept, counted from 1; 0 where there is no such one
 * @param epochs how many epochs were trained; 0 where the training diverged
 * @param failure why there is no loss
 */
public record GridPoint(
    Settings settings, double loss, int epoch, int epochs, Optional<String> failure) {

  /** A point of which only the loss is known. */
  public static GridPoint of(Settings settings, double loss) {
    return new GridPoint(settings, loss, 0, 0, Optional.empty());
  }

  /** A point whose training diverged. */
  public static GridPoint failed(Settings settings, String failure) {
    return new GridPoint(settings, Double.POSITIVE_INFINITY, 0, 0, Optional.of(failure));
  }

  /** Whether the training came to an end. */
  public boolean succeeded() {
    return failure.isEmpty();
  }
}
