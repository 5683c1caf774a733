package org.pubn.app.evaluation;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.origin.ProgramVersion;
import org.pubn.report.Facts;
import org.pubn.stats.Bootstrap;

/**
 * What was evaluated, and how.
 *
 * @param classifier the classifier, with the threshold that was evaluated
 * @param inputs the files of rows by their role
 */
record EvaluatedModel(
    Path model, Classifier classifier, Map<String, Path> inputs, Bootstrap bootstrap) {

  String level() {
    return MetricTable.percent(bootstrap.level());
  }

  /** How the numbers came about, for readers. */
  Facts facts() {
    Provenance provenance = classifier.provenance();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("model", model.toString());
    inputs.forEach((role, file) -> facts.put(role, file.toString()));
    facts.put("method", provenance.method());
    facts.put("kind of model", provenance.model());
    facts.put("π in training", Double.toString(provenance.priors().pi()));
    facts.put("ρ in training", Double.toString(provenance.priors().rho()));
    facts.put("threshold", Double.toString(classifier.threshold()));
    facts.put(
        "intervals",
        level()
            + " percentile bootstrap, "
            + bootstrap.resamples()
            + " resamples, seed "
            + bootstrap.seed().value());
    facts.put("version", ProgramVersion.current());
    return Facts.of("How the numbers came about", facts);
  }
}
