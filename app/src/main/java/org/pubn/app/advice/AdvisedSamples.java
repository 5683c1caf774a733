package org.pubn.app.advice;

import org.pubn.advisor.AdviceOptions;
import org.pubn.files.FeatureColumns;
import org.pubn.files.LoadedSamples;
import org.pubn.random.Seed;

/** What advice was made on, and how. */
record AdvisedSamples(LoadedSamples samples, AdviceOptions options, Seed seed) {

  /** The name of a feature, or of the column it is. */
  String featureName(int feature) {
    if (samples.preprocessing().isPresent()) {
      return samples.preprocessing().get().features().get(feature);
    }
    return samples.featureColumns().columns().stream()
        .filter(column -> column.features().contains(feature))
        .map(FeatureColumns.Column::name)
        .findFirst()
        .orElse("column " + (feature + 1));
  }
}
