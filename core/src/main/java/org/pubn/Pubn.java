package org.pubn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors;
import org.pubn.advisor.AdviceOptions;
import org.pubn.advisor.Advisor;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.estimation.PriorEstimation;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.PuEvaluation;
import org.pubn.files.EvaluationOptions;
import org.pubn.files.LoadedSamples;
import org.pubn.files.TrainingFiles;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.PriorReport;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;
import org.pubn.weigh.WeighOptions;
import org.pubn.weigh.Weighing;

/**
 * The door to the library: from files or samples to a classifier, and what is known of both. The
 * program walks through it too.
 *
 * <pre>{@code
 * TrainingFiles files = TrainingFiles.of(Path.of("buyers.csv"), Path.of("visitors.csv"));
 * TrainResult result = Pubn.train(files, TrainOptions.DEFAULT);
 * Pubn.save(result.classifier(), Path.of("model.pubn"));
 * }</pre>
 *
 * Mistakes of the caller are an {@link InputException}: an option, a file or a value that cannot be
 * used, or samples that lack what a method needs.
 */
public final class Pubn {

  private Pubn() {}

  /**
   * Reads files and holds out a part of the rows, as {@link #train(TrainingFiles, TrainOptions)}
   * does: for those who want to look at the samples first.
   */
  public static LoadedSamples read(TrainingFiles files, TrainOptions options) throws IOException {
    return LoadedSamples.read(files, options.validationShare(), options.seed(), options.scenario());
  }

  /** Holds out a part of samples. Features should be of similar size, for example standardized. */
  public static LoadedSamples split(PubnSamples samples, TrainOptions options) {
    return LoadedSamples.of(
        "samples",
        options.scenario().map(samples::drawn).orElse(samples),
        options.validationShare(),
        options.seed());
  }

  /**
   * Reads files, holds out a part of the rows, chooses on it what the options leave open, and
   * learns.
   *
   * @param options {@link TrainOptions#DEFAULT} or what differs from it
   * @throws org.pubn.learn.TrainingFailedException if every training diverged
   */
  public static TrainResult train(TrainingFiles files, TrainOptions options) throws IOException {
    return train(read(files, options), options, Progress.NONE);
  }

  /** Like {@link #train(TrainingFiles, TrainOptions)}, on samples of ready-made features. */
  public static TrainResult train(PubnSamples samples, TrainOptions options) {
    return train(split(samples, options), options, Progress.NONE);
  }

  /** Like {@link #train(PubnSamples, TrainOptions)}, with both priors known. */
  public static TrainResult train(PubnSamples samples, Priors priors, TrainOptions options) {
    return train(samples, options.withPriors(GivenPriors.of(priors)));
  }

  /** Like {@link #train(TrainingFiles, TrainOptions)}, telling how far it has come. */
  public static TrainResult train(LoadedSamples samples, TrainOptions options, Progress progress) {
    return TrainResult.of(samples, options, progress);
  }

  /**
   * Estimates π and, with negatives, ρ from the rows that a training would learn from; what is
   * known is taken as it is.
   */
  public static PriorReport estimatePriors(TrainingFiles files, TrainOptions options)
      throws IOException {
    return estimatePriors(read(files, options), options);
  }

  /** Like {@link #estimatePriors(TrainingFiles, TrainOptions)}. */
  public static PriorReport estimatePriors(LoadedSamples samples, TrainOptions options) {
    PubnSamples training = samples.data().training();
    options.priors().requireUse(training);
    return PriorEstimation.estimate(training, options.priors(), options.priorOptions(samples));
  }

  /**
   * Says how to learn from files: is PU learning needed, are the negatives biased, do they help,
   * and how much depends on the priors.
   */
  public static Advice advise(TrainingFiles files, TrainOptions options) throws IOException {
    return advise(read(files, options), options, Progress.NONE);
  }

  /** Like {@link #advise(TrainingFiles, TrainOptions)}, telling how far it has come. */
  public static Advice advise(LoadedSamples samples, TrainOptions options, Progress progress) {
    PubnSamples training = samples.data().training();
    progress.start("priors", 1);
    AssumedPriors priors =
        AssumedPriors.of(
            training, options.priors(), options.priorOptions(samples).withAlternatives(List.of()));
    progress.advance(1);
    return new Advisor(
            samples.data(), priors, AdviceOptions.forTraining(samples, options), progress)
        .advise();
  }

  /**
   * Judges a classifier on rows whose labels are known, none of which it was trained on.
   *
   * @param rows a table or a folder of documents; for ready-made features libsvm
   * @param labels the column of the labels; rows of a libsvm file begin with theirs
   */
  public static LabeledEvaluation evaluate(
      Classifier classifier, Path rows, Optional<String> labels, EvaluationOptions options)
      throws IOException {
    return options.evaluate(classifier, rows, labels);
  }

  /** Judges a classifier on positives and unlabeled rows alone, none of which it was trained on. */
  public static PuEvaluation evaluate(
      Classifier classifier, Path positive, Path unlabeled, EvaluationOptions options)
      throws IOException {
    return options.evaluate(classifier, positive, unlabeled);
  }

  /**
   * Weighs the rows of samples for a learner of your own: PUbN, or with ρ = 0 PUbN\N, as a label
   * and a weight per row.
   */
  public static Weighing weigh(PubnSamples samples, Priors priors, WeighOptions options) {
    return Weighing.of(samples, priors, options);
  }

  /** Writes a classifier, replacing a file that is there; on failure nothing changes. */
  public static void save(Classifier classifier, Path file) throws IOException {
    ClassifierFile.save(classifier, file);
  }

  /**
   * Reads a classifier.
   *
   * @throws InputException if there is none
   */
  public static Classifier load(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new InputException("model " + file + ": there is no such file");
    }
    return ClassifierFile.load(file);
  }
}
