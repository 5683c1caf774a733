package org.pubn.learn;

import java.util.Optional;
import org.pubn.engine.Scorer;

/**
 * An estimate of σ(x) = p(s=+1 | x).
 *
 * @param logit the logit of σ̂
 * @param training the training it came from; empty where the function was given
 */
public record SigmaEstimate(Scorer logit, Optional<ChosenCheckpoint> training) {

  static SigmaEstimate of(ChosenCheckpoint training) {
    return new SigmaEstimate(training.checkpoint().scorer(), Optional.of(training));
  }
}
