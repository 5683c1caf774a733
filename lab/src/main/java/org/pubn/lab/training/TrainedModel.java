package org.pubn.lab.training;

import java.util.List;
import java.util.stream.Stream;
import org.pubn.classify.Classifier;
import org.pubn.train.ColumnImportance;
import org.pubn.train.PriorKnowledge;
import org.pubn.train.TrainResult;
import org.pubn.train.Warning;

/**
 * What came of a training on files.
 *
 * @param samples what was learned from
 * @param priors π and ρ, and where they came from
 * @param result what was learned and why
 * @param classifier the same with how rows become features
 * @param importance how much each column matters, the most important first
 */
public record TrainedModel(
    LoadedSamples samples,
    PriorKnowledge priors,
    TrainResult result,
    Classifier classifier,
    List<ColumnImportance> importance) {

  public TrainedModel {
    importance = List.copyOf(importance);
  }

  /** What a person should look at: first what is doubtful about the priors. */
  public List<Warning> warnings() {
    return Stream.concat(
            priors.warnings().stream().map(text -> new Warning(Warning.Kind.DOUBTFUL_PRIORS, text)),
            result.warnings().stream())
        .toList();
  }
}
