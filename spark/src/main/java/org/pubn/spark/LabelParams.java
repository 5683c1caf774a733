package org.pubn.spark;

import java.io.Serializable;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.Params;

/** The parameters of {@link HasLabelParams}, with their meaning and their defaults. */
final class LabelParams implements Serializable {

  private static final long serialVersionUID = 1L;

  final DoubleParam positiveLabel;
  final DoubleParam negativeLabel;
  final DoubleParam unlabeledLabel;
  private final Params stage;

  /** Parameters of a stage that is being made. */
  LabelParams(Params stage) {
    this.stage = stage;
    this.positiveLabel = new DoubleParam(stage, "positiveLabel", "label of positive rows");
    this.negativeLabel =
        new DoubleParam(stage, "negativeLabel", "label of rows that are known to be negative");
    this.unlabeledLabel =
        new DoubleParam(stage, "unlabeledLabel", "label of unlabeled rows; null where not given");
    stage.setDefault(positiveLabel, 1.0);
    stage.setDefault(negativeLabel, 0.0);
  }

  /** What the values say. */
  LabelCoding coding() {
    return new LabelCoding(
        (Double) stage.getOrDefault(positiveLabel),
        (Double) stage.getOrDefault(negativeLabel),
        stage.isDefined(unlabeledLabel) ? (Double) stage.getOrDefault(unlabeledLabel) : null);
  }
}
