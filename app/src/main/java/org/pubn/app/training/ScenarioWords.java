package org.pubn.app.training;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;

/** How the data came to be, in words. */
public final class ScenarioWords {

  private ScenarioWords() {}

  /** What is assumed, in a sentence. */
  public static String sentence(TrainingData data) {
    if (data.training().scenario() == Scenario.TWO_SAMPLE) {
      return "Scenario two-sample: the unlabeled rows were drawn apart from the labeled ones and"
          + " stand for the population.";
    }
    int all = data.rows(Role.POSITIVE) + data.rows(Role.UNLABELED) + data.rows(Role.NEGATIVE);
    return String.format(
        Locale.ROOT,
        "Scenario one-sample: the labeled rows were labeled within one table, so that all %,d rows"
            + " together stand for the population.",
        all);
  }

  /** In short, for a table of facts. */
  public static String inShort(Scenario scenario) {
    return scenario == Scenario.ONE_SAMPLE
        ? "one-sample: U is what is left of one table"
        : "two-sample: U was drawn apart";
  }

  /** π and ρ among the rows that nobody labeled, by name; none where that is the population. */
  public static Map<String, String> amongUnlabeled(TrainingData data, Priors priors) {
    Map<String, String> facts = new LinkedHashMap<>();
    if (data.training().scenario() == Scenario.ONE_SAMPLE) {
      facts.put("π among the unlabeled", share(data, Role.POSITIVE, priors.pi()));
      if (priors.rho() > 0) {
        facts.put("ρ among the unlabeled", share(data, Role.NEGATIVE, priors.rho()));
      }
    }
    return facts;
  }

  private static String share(TrainingData data, Role role, double share) {
    return String.format(Locale.ROOT, "%.4f", data.amongUnlabeled(role, share));
  }

  /** How many rows there are, such as {@code 30 positive, 500 unlabeled and 20 negative rows}. */
  public static String rows(TrainingData data) {
    int negative = data.rows(Role.NEGATIVE);
    return String.format(
            Locale.ROOT,
            "%,d positive, %,d unlabeled",
            data.rows(Role.POSITIVE),
            data.rows(Role.UNLABELED))
        + (negative > 0 ? String.format(Locale.ROOT, " and %,d negative rows", negative) : " rows");
  }
}
