package org.pubn.docs;

import java.io.IOException;
import java.nio.file.Path;
import org.pubn.Pubn;
import org.pubn.classify.ClassifierFile;
import org.pubn.data.Features;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/** The Java example of the README. */
final class ReadmeExample {

  private ReadmeExample() {}

  static boolean[] learn(
      Features positives,
      Features unlabeled,
      Features negatives,
      TrainOptions options,
      Features newRows,
      Path file)
      throws IOException {
    // [readme]
    PubnSamples samples = new PubnSamples(positives, unlabeled, negatives); // rows of features
    Priors priors = new Priors(0.4, 0.2); // π: share of positives in U; ρ: share of bN's kind
    TrainResult result = Pubn.train(samples, priors, options); // TrainOptions.DEFAULT, say
    result.warnings().forEach(warning -> System.out.println(warning.sentence()));
    ClassifierFile.save(result.classifier(), file);
    boolean[] answers = ClassifierFile.load(file).predictions(newRows);
    // [readme]
    return answers;
  }
}
