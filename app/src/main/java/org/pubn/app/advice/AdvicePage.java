package org.pubn.app.advice;

import org.pubn.advice.Advice;
import org.pubn.advisor.AdviceOptions;
import org.pubn.files.LoadedSamples;
import org.pubn.report.page.PageAndJson;
import org.pubn.train.TrainOptions;

/** Advice to be read and to be written. */
public final class AdvicePage {

  /** The name of the result. */
  public static final String NAME = "advice";

  private AdvicePage() {}

  /** What was advised on samples to someone who would train with these options. */
  public static PageAndJson of(Advice advice, LoadedSamples samples, TrainOptions options) {
    AdvisedSamples advised =
        new AdvisedSamples(samples, AdviceOptions.forTraining(samples, options), options.seed());
    return new PageAndJson(
        AdviceReport.of(advice, advised),
        NAME,
        AdviceJson.of(advice, advised).toPrettyString() + "\n");
  }
}
