package org.pubn.learn;

import java.util.List;
import java.util.Optional;
import org.pubn.engine.Scorer;
import org.pubn.risk.Risk;

/**
 * One risk minimization of a method. Equal steps on the same {@link Problem} learn the same, so
 * they need to be trained only once.
 *
 * @param purpose names the function that is learned, such as {@code g} or {@code s}; the step's
 *     seed is derived from it
 * @param risk what is minimized on mini-batches of the training samples
 * @param sigma the logit of σ̂, for risks that weight examples by it
 * @param optimisation how it is minimized
 * @param criteria validation losses; for each, the parameters of its best epoch are kept
 */
public record TrainingStep(
    String purpose,
    Risk risk,
    Optional<Scorer> sigma,
    Optimisation optimisation,
    List<Risk> criteria) {

  public TrainingStep {
    criteria = List.copyOf(criteria);
    if (criteria.isEmpty()) {
      throw new IllegalArgumentException("training of " + purpose + ": needs a validation loss");
    }
  }

  /** A step without σ̂ and with a single validation loss. */
  public static TrainingStep of(
      String purpose, Risk risk, Optimisation optimisation, Risk criterion) {
    return new TrainingStep(purpose, risk, Optional.empty(), optimisation, List.of(criterion));
  }
}
