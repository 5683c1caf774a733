package org.pubn.spark;

import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;

/**
 * A stage that is told which label means what: 1 for a positive row, 0 for a row that is known to
 * be negative, null for an unlabeled one, where nothing else is set.
 *
 * @param <S> the stage, which setters return
 */
public interface HasLabelParams<S> extends Params {

  /** The parameters, for this package. */
  LabelParams labelParams();

  default DoubleParam positiveLabel() {
    return labelParams().positiveLabel;
  }

  default double getPositiveLabel() {
    return (Double) getOrDefault(positiveLabel());
  }

  default S setPositiveLabel(double value) {
    return with(positiveLabel(), value);
  }

  default DoubleParam negativeLabel() {
    return labelParams().negativeLabel;
  }

  default double getNegativeLabel() {
    return (Double) getOrDefault(negativeLabel());
  }

  default S setNegativeLabel(double value) {
    return with(negativeLabel(), value);
  }

  default DoubleParam unlabeledLabel() {
    return labelParams().unlabeledLabel;
  }

  /** The label of unlabeled rows where one is set; otherwise theirs is null. */
  default double getUnlabeledLabel() {
    return (Double) getOrDefault(unlabeledLabel());
  }

  default S setUnlabeledLabel(double value) {
    return with(unlabeledLabel(), value);
  }

  @SuppressWarnings("unchecked")
  private S with(Param<?> param, Object value) {
    set(param.name(), value);
    return (S) this;
  }
}
