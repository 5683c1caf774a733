package org.pubn.lab.training;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.pubn.classify.Classifier;
import org.pubn.classify.ClassifierFile;
import org.pubn.data.AtomicFile;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.report.page.ReportPage;
import org.pubn.sample.PubnSamples;
import org.pubn.train.OwnDataTraining;
import org.pubn.train.PriorKnowledge;
import org.pubn.train.Recipe;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainProgress;
import org.pubn.train.TrainResult;

/**
 * A training on files of a user, step by step: {@link #load}, {@link #priors}, {@link #train},
 * {@link #write}. Nothing is written before the training has succeeded.
 */
public final class TrainingRun {

  private final TrainingRequest request;

  public TrainingRun(TrainingRequest request) {
    this.request = request;
  }

  /**
   * Reads and splits the samples.
   *
   * @param display shows how far that has come, where it takes long
   */
  public LoadedSamples load(ProgressDisplay display) throws IOException {
    TrainOptions options = request.options();
    return new SampleLoader(
            request.columns(), options.validationShare(), options.seed(), options.threads())
        .load(request.files(), display);
  }

  /**
   * π and ρ for the samples, as given or as estimated.
   *
   * @throws IllegalArgumentException if they are not known, or the method cannot learn from samples
   *     of this kind
   */
  public PriorKnowledge priors(LoadedSamples samples) {
    PubnSamples training = samples.data().training();
    Recipe recipe = Recipe.of(request.options().method(), training.hasNegatives());
    return request.priors().source(recipe, training, request.options()).knowledge(training);
  }

  /** Chooses settings and learns. */
  public TrainedModel train(LoadedSamples samples, PriorKnowledge priors, TrainProgress progress) {
    TrainResult result =
        new OwnDataTraining(
                samples.data(), priors.priors(), request.options(), samples.shared(), progress)
            .run();
    Classifier learned = result.classifier();
    Classifier marked = priors.piInterval().map(learned::withPiWithin).orElse(learned);
    Classifier classifier = samples.preprocessing().map(marked::withPreprocessing).orElse(marked);
    return new TrainedModel(
        samples, priors, result, classifier, result.importance(samples.featureColumns()));
  }

  /** Writes the model, its numbers and its page. */
  public void write(TrainedModel model) throws IOException {
    writeText(request.json(), TrainingJson.of(model).toPrettyString() + "\n");
    writeText(request.page(), ReportPage.render(ModelPage.of(model)));
    ClassifierFile.save(model.classifier(), request.out());
  }

  private static void writeText(Path file, String text) throws IOException {
    AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
