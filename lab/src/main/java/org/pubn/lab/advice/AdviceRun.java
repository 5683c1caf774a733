package org.pubn.lab.advice;

import java.io.IOException;
import java.util.List;
import org.pubn.advice.Advice;
import org.pubn.advice.AdviceOptions;
import org.pubn.advice.AdviceProgress;
import org.pubn.advice.Advisor;
import org.pubn.advice.AssumedPriors;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.training.GivenPriors;
import org.pubn.lab.training.LoadedSamples;
import org.pubn.lab.training.SampleLoader;
import org.pubn.sample.PubnSamples;
import org.pubn.train.TrainOptions;

/**
 * Advice on files of a user: {@link #load}, then {@link #advise}. Rows are read, split and encoded,
 * and priors estimated, as a training with the same seed would do it.
 */
public final class AdviceRun {

  private final AdviceRequest request;

  public AdviceRun(AdviceRequest request) {
    this.request = request;
  }

  /**
   * Reads and splits the samples.
   *
   * @param display shows how far documents have come through an encoder; is not closed
   */
  public LoadedSamples load(ProgressDisplay display) throws IOException {
    return new SampleLoader(
            request.columns(),
            TrainOptions.DEFAULT.validationShare(),
            request.seed(),
            request.threads())
        .load(request.files(), display);
  }

  /**
   * Makes the advice.
   *
   * @throws IllegalArgumentException if priors are out of range or cannot be estimated, or there
   *     are too few rows
   */
  public AdviceFiles advise(LoadedSamples samples, AdviceProgress progress) {
    PubnSamples training = samples.data().training();
    AssumedPriors priors =
        AssumedPriors.of(
            training,
            request.priors().pi(),
            request.priors().rho(),
            GivenPriors.estimation(training, request.seed(), request.threads())
                .withAlternatives(List.of()));
    AdviceOptions options =
        AdviceOptions.forSamples(training)
            .withSeed(request.seed().child("advice"))
            .withThreads(request.threads());
    Advice advice = new Advisor(samples.data(), priors, options, progress).advise();
    Subject subject = new Subject(samples, options, request.seed());
    return new AdviceFiles(
        AdviceReport.of(advice, subject), AdviceJson.of(advice, subject).toPrettyString() + "\n");
  }
}
