package org.pubn.learn;

import org.pubn.engine.Scorer;
import org.pubn.risk.SigmaThreshold;

/**
 * The estimate of σ(x) = p(s=+1 | x) that a method weighted examples by.
 *
 * @param logit the logit of σ̂
 * @param threshold η, as the count rule chose it
 */
public record SigmaUse(Scorer logit, SigmaThreshold threshold) {}
