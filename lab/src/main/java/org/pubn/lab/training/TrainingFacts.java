package org.pubn.lab.training;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.pubn.classify.PriorInterval;
import org.pubn.train.DecisionThreshold;
import org.pubn.train.TrainResult;

/** A training in a few named values, for the terminal and the page. */
public final class TrainingFacts {

  private TrainingFacts() {}

  /** What was chosen and what follows from it. */
  public static Map<String, String> inShort(TrainedModel model) {
    TrainResult result = model.result();
    DecisionThreshold decision = result.decision();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("method", result.method().label() + " (" + result.method().id() + ")");
    facts.put("model", result.problem().model().description());
    facts.put("prior π", PriorWords.pi(model.priors()));
    PriorWords.others(model.priors())
        .ifPresent(others -> facts.put("π by other estimators", others));
    if (model.priors().priors().rho() > 0) {
      facts.put("rho ρ", PriorWords.rho(model.priors()));
    }
    facts.put("settings", result.settings().toString());
    facts.put("chosen by", chosenBy(result));
    facts.put("validation loss", number(result.fit().validationLoss()));
    facts.put(
        "threshold",
        String.format(
            Locale.ROOT,
            "score %.4f, probability %.3f (%s)",
            decision.score(),
            decision.probability(),
            decision.reason()));
    facts.put("recall, on rows held out", percent(decision.recall()));
    facts.put(
        "precision, estimated with π",
        percent(decision.precision())
            + model.priors().piInterval().map(pi -> between(decision, pi)).orElse(""));
    facts.put("unlabeled rows called positive", calledPositive(model, decision));
    return facts;
  }

  /** More positives than rows called positive cannot be: then the precision was cut to 1. */
  private static String calledPositive(TrainedModel model, DecisionThreshold decision) {
    double expected = model.priors().priors().pi() * decision.recall();
    return percent(decision.calledPositive())
        + (decision.calledPositive() < expected
            ? " (π times recall asks for " + percent(expected) + " or more: doubt the precision)"
            : "");
  }

  /** The precision at both ends of the interval of π, to which it is proportional. */
  private static String between(DecisionThreshold decision, PriorInterval pi) {
    return Double.isNaN(decision.precision())
        ? ""
        : String.format(
            Locale.ROOT,
            " (%s to %s for π in its interval)",
            percent(decision.precisionAt(pi.low())),
            percent(decision.precisionAt(pi.high())));
  }

  /** Such as {@code Ĵ for σ̂, then unbiased PU risk of g for PUbN}. */
  static String chosenBy(TrainResult result) {
    return result.stages().stream()
        .map(stage -> stage.criterion() + " for " + stage.what())
        .collect(Collectors.joining(", then "));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "unknown" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
