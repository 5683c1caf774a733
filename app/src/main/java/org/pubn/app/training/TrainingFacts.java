package org.pubn.app.training;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.pubn.eval.MetricValue.Estimate;
import org.pubn.sample.Scenario;
import org.pubn.split.SharedRows;
import org.pubn.train.DecisionThreshold;
import org.pubn.train.HonestNumbers;
import org.pubn.train.TrainResult;

/** A training in a few named values, for the terminal and the page. */
public final class TrainingFacts {

  private TrainingFacts() {}

  /** What was chosen and what follows from it. */
  public static Map<String, String> inShort(TrainResult result) {
    DecisionThreshold decision = result.decision();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("method", result.method().label() + " (" + result.method().id() + ")");
    facts.put("model", result.problem().model().description());
    result.models().ifPresent(choice -> facts.put("model chosen", ModelWords.of(choice)));
    facts.put("prior π", PriorWords.pi(result.priors()));
    PriorWords.others(result.priors())
        .ifPresent(others -> facts.put("π by other estimators", others));
    if (result.priors().priors().rho() > 0) {
      facts.put("rho ρ", PriorWords.rho(result.priors()));
    }
    facts.put("scenario", ScenarioWords.inShort(result.samples().scenario()));
    facts.putAll(ScenarioWords.amongUnlabeled(result.samples().data(), result.priors().priors()));
    SharedRows shared = result.samples().shared();
    if (shared.positiveInUnlabeled() + shared.negativeInUnlabeled() > 0) {
      facts.put("rows in two samples", twice(shared));
    }
    if (shared.divided() > 0) {
      facts.put(
          "equal rows on both sides",
          shared.divided() + ", as they fill a sample; all others are on one side");
    }
    if (!result.stages().isEmpty()) {
      facts.put("settings", result.settings().toString());
      facts.put("chosen by", chosenBy(result));
    }
    facts.put("validation loss", number(result.fit().validationLoss()));
    facts.put(
        "threshold",
        String.format(
            Locale.ROOT,
            "score %.4f, probability %.3f (%s)",
            decision.score(),
            decision.probability(),
            decision.reason()));
    result.numbers().ifPresent(numbers -> put(facts, numbers, result.samples().scenario()));
    return facts;
  }

  private static String twice(SharedRows shared) {
    return String.format(
        Locale.ROOT,
        "%d positive and %d negative ones are unlabeled rows too; each is on one side of the split",
        shared.positiveInUnlabeled(),
        shared.negativeInUnlabeled());
  }

  private static void put(Map<String, String> facts, HonestNumbers numbers, Scenario scenario) {
    boolean all = scenario == Scenario.ONE_SAMPLE;
    String calledPositive = (all ? "rows" : "unlabeled rows") + " called positive";
    facts.put("recall", percent(numbers.recall()));
    facts.put(
        "precision, with π",
        numbers.precision().map(TrainingFacts::percent).orElse("no row is called positive"));
    facts.put(calledPositive, percent(numbers.calledPositive()));
    facts.put(
        "AUC, corrected with π",
        String.format(
            Locale.ROOT,
            "%.3f (%.3f to %.3f)",
            numbers.auc().value(),
            numbers.auc().interval().low(),
            numbers.auc().interval().high()));
    facts.put(
        "measured on",
        String.format(
            Locale.ROOT,
            "%,d positive and %,d %s rows held out, each by a model it did not help choose; 95 %%"
                + " intervals",
            numbers.positives(),
            numbers.unlabeled(),
            all ? "of all" : "unlabeled"));
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

  private static String percent(Estimate share) {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f to %.1f)",
        100 * share.value(),
        100 * share.interval().low(),
        100 * share.interval().high());
  }
}
