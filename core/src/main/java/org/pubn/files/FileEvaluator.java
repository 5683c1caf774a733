package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.LabeledScores;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuScores;
import org.pubn.sample.Scenario;

/**
 * Judges a classifier on the rows of files. Warns where many of them are rows of its training.
 *
 * @param classifier with the threshold that is judged
 * @param options how
 */
record FileEvaluator(Classifier classifier, EvaluationOptions options) {

  /**
   * Judges with labels.
   *
   * @param labels the column of the labels; rows of a libsvm file begin with theirs
   * @throws org.pubn.storage.DataFormatException if the file breaks its format, has no rows, or a
   *     label is not one
   */
  LabeledEvaluation labeled(Path rows, Optional<String> labels) throws IOException {
    TrainingRows watch = new TrainingRows(classifier);
    LabeledScores scores = scorer(watch).labeled(rows, labels, options.positiveLabel());
    return LabeledEvaluation.of(scores, classifier.threshold(), options.bootstrap())
        .withWarnings(watch.warnings());
  }

  /**
   * Judges from positives and unlabeled rows alone. In the one-sample scenario all rows stand for
   * the population. Resamples of P and of all rows are drawn apart, though P is part of both: that
   * leaves out a covariance which would make the intervals shorter.
   *
   * @throws org.pubn.storage.DataFormatException if a file breaks its format, or has no rows
   */
  PuEvaluation withoutLabels(Path positive, Path unlabeled) throws IOException {
    TrainingRows watch = new TrainingRows(classifier);
    boolean all = options.scenario() == Scenario.ONE_SAMPLE;
    PuScores scores =
        all
            ? scorer(watch).scoresOfTable(positive, unlabeled, options.negative())
            : scorer(watch).scores(positive, unlabeled);
    return PuEvaluation.of(
            scores, classifier.threshold(), options.belief(classifier), options.bootstrap())
        .withWarnings(watch.warnings());
  }

  private FileScorer scorer(TrainingRows watch) {
    return new FileScorer(watch.watched(classifier), options.text(), options.damaged());
  }
}
