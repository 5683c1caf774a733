package org.pubn.docs;

import java.io.IOException;
import java.nio.file.Path;
import org.pubn.classify.Classifier;
import org.pubn.classify.ClassifierFile;
import org.pubn.data.Features;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.PubnMethod;
import org.pubn.learn.SigmaEstimator;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.Trainings;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.sample.TrainingData;

/** The Java example of the README. */
final class ReadmeExample {

  private ReadmeExample() {}

  static boolean[] learn(PubnSamples training, PubnSamples validation, Features newRows, Path file)
      throws IOException {
    // [readme]
    Priors priors = new Priors(0.4, 0.2); // π: share of positives in U; ρ: share of bN's kind
    Problem problem =
        new Problem(
            new TrainingData(training, validation), // each: positives, unlabeled, biased negatives
            priors,
            NetworkSpec.mlp(training.columns(), 300, 300),
            new Seed(0));
    Optimisation optimisation = Optimisation.ofRate(1e-3);
    Method pubn = new PubnMethod(new SigmaEstimator.NnPu(optimisation), optimisation, 0.7);
    Classifier classifier =
        pubn.fit(problem, new Trainings(TrainingListener.NONE)).classifier(pubn, problem);
    ClassifierFile.save(classifier, file);
    boolean[] answers = ClassifierFile.load(file).predictions(newRows);
    // [readme]
    return answers;
  }
}
