package org.pubn.sample;

import java.util.Locale;

/**
 * What a method learns from: samples to fit, and further samples of the same kind, disjoint from
 * them, to choose the best epoch and the hyper-parameters by.
 */
public record TrainingData(PubnSamples training, PubnSamples validation) {

  public TrainingData {
    if (training.columns() != validation.columns()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "validation samples: have %d columns, the training samples have %d",
              validation.columns(),
              training.columns()));
    }
    if (training.positive().getClass() != validation.positive().getClass()) {
      throw new IllegalArgumentException(
          "validation samples: dense and sparse samples cannot be mixed");
    }
    if (training.hasNegatives() != validation.hasNegatives()) {
      throw new IllegalArgumentException(
          "negative samples: must be given for both training and validation, or for neither");
    }
  }
}
