package org.pubn.lab.examples;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.pubn.Pubn;
import org.pubn.advice.Advice;
import org.pubn.classify.Classifier;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.PuEvaluation;
import org.pubn.files.ColumnOptions;
import org.pubn.files.EvaluationOptions;
import org.pubn.files.TrainingFiles;
import org.pubn.prior.PriorReport;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/** From files to a model that was judged. */
final class TrainOnFiles {

  private TrainOnFiles() {}

  static TrainResult train(
      Path positives, Path unlabeled, Path negatives, TrainOptions options, Path model)
      throws IOException {
    // region train-on-files
    TrainingFiles files =
        TrainingFiles.of(positives, unlabeled, negatives)
            .with(ColumnOptions.INFERRED.withIgnored("customer"));
    TrainResult result = Pubn.train(files, options); // TrainOptions.DEFAULT, or with what is known
    result.warnings().forEach(warning -> System.out.println(warning.sentence()));
    Pubn.save(result.classifier(), model);
    // endregion
    return result;
  }

  static Advice look(TrainingFiles files, TrainOptions options) throws IOException {
    // region look-before
    PriorReport priors = Pubn.estimatePriors(files, options); // π and ρ, with intervals
    Advice advice = Pubn.advise(files, options);
    // endregion
    System.out.println(priors.priors());
    return advice;
  }

  static PuEvaluation judge(Path model, Path rows, Path positives, Path unlabeled)
      throws IOException {
    // region judge-on-files
    Classifier classifier = Pubn.load(model);
    EvaluationOptions options = EvaluationOptions.DEFAULT;
    LabeledEvaluation labeled = Pubn.evaluate(classifier, rows, Optional.of("bought"), options);
    PuEvaluation without = Pubn.evaluate(classifier, positives, unlabeled, options);
    // endregion
    System.out.println(labeled.metrics());
    return without;
  }
}
