package org.pubn.docs;

import java.io.IOException;
import java.nio.file.Path;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.files.TrainingFiles;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/** The Java example of the README. */
final class ReadmeExample {

  private ReadmeExample() {}

  static Classifier learn(
      Path positives, Path unlabeled, Path negatives, TrainOptions options, Path file)
      throws IOException {
    // [readme]
    TrainingFiles files = TrainingFiles.of(positives, unlabeled, negatives); // three CSV files, say
    TrainResult result = Pubn.train(files, options); // TrainOptions.DEFAULT.withPi(0.4), say
    result.warnings().forEach(warning -> System.out.println(warning.sentence()));
    Pubn.save(result.classifier(), file);
    Classifier classifier = Pubn.load(file);
    // [readme]
    return classifier;
  }
}
