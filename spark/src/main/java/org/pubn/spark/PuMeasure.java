package org.pubn.spark;

import java.util.Arrays;
import org.pubn.data.InputException;
import org.pubn.eval.PuMetric;

/** What {@link PuEvaluator} computes, under the names of its parameter. */
enum PuMeasure {
  ACCURACY("accuracy", PuMetric.ACCURACY),
  AUC("areaUnderROC", PuMetric.ROC_AUC),
  F1("f1", PuMetric.F1),
  LEE_LIU("leeLiu", PuMetric.LEE_LIU);

  private final String id;
  private final PuMetric metric;

  PuMeasure(String id, PuMetric metric) {
    this.id = id;
    this.metric = metric;
  }

  String id() {
    return id;
  }

  PuMetric metric() {
    return metric;
  }

  static PuMeasure byId(String id) {
    return Arrays.stream(values())
        .filter(measure -> measure.id.equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "metricName "
                        + id
                        + ": must be one of "
                        + String.join(", ", Arrays.stream(values()).map(PuMeasure::id).toList())));
  }
}
