package org.pubn.app.weights;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.pubn.app.training.PriorWords;
import org.pubn.prior.PriorReport;
import org.pubn.sample.Role;
import org.pubn.settings.Settings;
import org.pubn.stats.Interval;
import org.pubn.storage.AtomicFile;
import org.pubn.weigh.PubnWeights;
import org.pubn.weigh.Weighing;

/**
 * What the weights rest on, and how much each sample counts.
 *
 * @param priors π and ρ, and where they come from
 * @param tau τ
 */
public record WeightsSummary(Weighing weighing, PriorReport priors, double tau) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** In words, by name. */
  public Map<String, String> facts() {
    PubnWeights weights = weighing.weights();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("prior π", PriorWords.pi(priors));
    if (weighing.priors().rho() > 0) {
      facts.put("rho ρ", PriorWords.rho(priors));
    }
    facts.put("tau τ", Settings.text(tau));
    facts.put(
        "eta η",
        String.format(
            Locale.ROOT,
            "%.4f, at or above %d unlabeled rows",
            weights.eta().eta(),
            weights.eta().actual()));
    facts.put("scale", String.format(Locale.ROOT, "%.6g: weights average one", weights.scale()));
    sums().forEach((what, sum) -> facts.put(what, String.format(Locale.ROOT, "%.2f", sum)));
    return facts;
  }

  private Map<String, Double> sums() {
    PubnWeights weights = weighing.weights();
    Map<String, Double> sums = new LinkedHashMap<>();
    sums.put("weight of P as positive", weights.sum(Role.POSITIVE, true));
    sums.put("weight of P as negative", weights.sum(Role.POSITIVE, false));
    sums.put("weight of U as negative", weights.sum(Role.UNLABELED, false));
    if (weighing.priors().rho() > 0) {
      sums.put("weight of bN as negative", weights.sum(Role.NEGATIVE, false));
    }
    return sums;
  }

  /** Writes the same as JSON. */
  public void write(Path file) throws IOException {
    ObjectNode json = JSON.createObjectNode();
    json.put("pi", weighing.priors().pi());
    priors.piInterval().ifPresent(range -> put(json, "pi", range));
    json.put("rho", weighing.priors().rho());
    priors.rhoInterval().ifPresent(range -> put(json, "rho", range));
    json.put("tau", tau);
    json.put("eta", weighing.weights().eta().eta());
    json.put("scale", weighing.weights().scale());
    ObjectNode sums = json.putObject("sums");
    sums().forEach(sums::put);
    byte[] text = JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(json);
    AtomicFile.write(file, out -> out.write(text));
  }

  private static void put(ObjectNode json, String name, Interval range) {
    json.put(name + "Low", range.low()).put(name + "High", range.high());
  }
}
