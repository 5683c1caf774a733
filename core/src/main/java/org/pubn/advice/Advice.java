package org.pubn.advice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pubn.settings.Settings;

/**
 * What samples say about how to learn from them.
 *
 * @param priors the π and ρ that all of it rests on
 * @param need whether PU learning is needed
 * @param fairness whether P is a fair sample of the positives
 * @param bias whether bN is biased; empty without bN
 * @param benefit whether bN helps; empty without bN, or where there is no ρ to train with
 * @param sensitivity how much depends on π and ρ
 * @param settings the settings of every method, chosen once on validation rows
 */
public record Advice(
    AssumedPriors priors,
    Need need,
    Fairness fairness,
    Optional<Bias> bias,
    Optional<Benefit> benefit,
    Sensitivity sensitivity,
    Map<String, Settings> settings) {

  public Advice {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }
}
