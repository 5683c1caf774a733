package org.pubn.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.data.Warning;
import org.pubn.engine.Scorer;
import org.pubn.origin.RowSketch;
import org.pubn.origin.RowSketch.Found;

/** Scores rows like a classifier, and looks whether they are those that it was trained on. */
final class TrainingRows implements Scorer {

  /** Of rows drawn anew some equal rows of the training by chance; not so many. */
  private static final double SUSPICIOUS = 0.1;

  private final Scorer scorer;
  private final Optional<RowSketch> training;
  private Found found = Found.NONE;

  TrainingRows(Classifier classifier) {
    this.scorer = classifier.scorer();
    this.training = classifier.provenance().rows();
  }

  /** The classifier, whose rows are looked at here. */
  Classifier watched(Classifier classifier) {
    Classifier plain =
        new Classifier(this, classifier.provenance()).withThreshold(classifier.threshold());
    Classifier watched = classifier.calibration().map(plain::withCalibration).orElse(plain);
    return classifier.preprocessing().map(watched::withPreprocessing).orElse(watched);
  }

  @Override
  public int columns() {
    return scorer.columns();
  }

  @Override
  public float[] scores(Features rows) {
    training.ifPresent(sketch -> add(sketch.find(rows)));
    return scorer.scores(rows);
  }

  private synchronized void add(Found more) {
    found = found.plus(more);
  }

  /** What is to be said of the rows that were scored. */
  synchronized List<Warning> warnings() {
    if (found.known() == 0 || found.known() < SUSPICIOUS * found.checked()) {
      return List.of();
    }
    return List.of(
        new Warning(
            Warning.Kind.TRAINING_ROWS,
            String.format(
                Locale.ROOT,
                "%,d of the %,d rows that could be checked equal rows that the classifier was"
                    + " trained on: the numbers are too good. Evaluate on rows that it has not"
                    + " seen.",
                found.known(),
                found.checked())));
  }
}
