package org.pubn.lab.examples;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.files.FeatureColumns;
import org.pubn.prior.PriorReport;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.GridPoint;
import org.pubn.settings.StageChoice;
import org.pubn.train.DecisionRule;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/** Training on arrays of one's own. */
final class TrainOnSamples {

  private TrainOnSamples() {}

  static boolean[] train(int columns, float[] p, float[] u, float[] n, Features newRows, Path file)
      throws IOException {
    // region train-on-samples
    PubnSamples samples =
        new PubnSamples(
            DenseFeatures.of(columns, p), // known positives, row after row
            DenseFeatures.of(columns, u), // rows nobody looked at
            DenseFeatures.of(columns, n)); // negatives of the kind that is easy to find
    Priors priors = new Priors(0.4, 0.3); // positives, and negatives of that kind, among U
    TrainOptions options = TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withThreads(2);

    TrainResult result = Pubn.train(samples, priors, options);
    result.warnings().forEach(warning -> System.out.println(warning.sentence()));
    Pubn.save(result.classifier(), file);

    Classifier classifier = Pubn.load(file);
    boolean[] answers = classifier.predictions(newRows);
    // endregion
    return answers;
  }

  static Classifier trainOnRows(
      double[][] p, double[][] u, double[][] n, TrainOptions options, Path file)
      throws IOException {
    // region train-on-rows
    PubnSamples samples =
        new PubnSamples(DenseFeatures.of(p), DenseFeatures.of(u), DenseFeatures.of(n));
    TrainResult result = Pubn.train(samples, options); // TrainOptions.DEFAULT estimates π and ρ
    Pubn.save(result.classifier(), file);
    // endregion
    return Pubn.load(file);
  }

  static Priors priors(PubnSamples samples, TrainOptions options) {
    // region priors-of-samples
    PriorReport report = Pubn.estimatePriors(Pubn.split(samples, options), options);
    Priors priors = report.priors();
    // endregion
    return priors;
  }

  static List<ColumnImportance> explain(TrainResult result) {
    // region why-these-settings
    for (StageChoice stage : result.stages()) {
      for (GridPoint point : stage.points()) {
        System.out.println(stage.what() + " with " + point.settings() + ": " + point.loss());
      }
    }
    List<ColumnImportance> importance =
        result.importance(FeatureColumns.of(List.of("age", "job", "job", "balance")));
    // endregion
    return importance;
  }

  static TrainOptions costly() {
    // region unequal-costs
    TrainOptions options =
        TrainOptions.DEFAULT
            .withMethod("pubn")
            .withTau(0.7)
            .withRate(0.001)
            .withDecision(DecisionRule.byCosts(1, 5));
    // endregion
    return options;
  }
}
