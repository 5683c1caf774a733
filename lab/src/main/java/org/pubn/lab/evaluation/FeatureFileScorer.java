package org.pubn.lab.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.data.DataFormatException;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.LibsvmReader;
import org.pubn.data.LibsvmRows;
import org.pubn.data.NpyReader;

/**
 * Scores files of ready-made features, some rows at a time: libsvm ({@code .svm}, {@code .libsvm},
 * {@code .svmlight}, each perhaps with {@code .gz}), whose rows begin with a label, and NumPy
 * ({@code .npy}).
 */
final class FeatureFileScorer {

  private static final int ROWS = 1 << 12;

  private final Classifier classifier;

  FeatureFileScorer(Classifier classifier) {
    this.classifier = classifier;
  }

  /** The scores of all rows; labels, where there are any, are not looked at. */
  ScoreList scores(Path file) throws IOException {
    check(file);
    return isNpy(file) ? npy(file) : libsvm(file, Optional.empty());
  }

  /**
   * The scores and labels of all rows of a libsvm file.
   *
   * @param positiveLabel the number of the positive class; empty to recognise it
   */
  ScoreList labelled(Path file, Optional<String> positiveLabel) throws IOException {
    check(file);
    if (isNpy(file)) {
      throw new DataFormatException(
          file.toString(), "holds no labels; rows of a libsvm file begin with theirs");
    }
    return libsvm(file, Optional.of(new LabelValues(file.toString(), positiveLabel)));
  }

  private void check(Path file) {
    if (!Files.exists(file)) {
      throw new IllegalArgumentException(file + ": does not exist");
    }
    if (!isNpy(file) && !name(file).matches(".*\\.(svm|libsvm|svmlight)(\\.gz)?")) {
      throw new IllegalArgumentException(
          file
              + ": the model takes "
              + classifier.columns()
              + " ready-made features, its input must end in .npy, .svm, .libsvm or .svmlight");
    }
  }

  private static boolean isNpy(Path file) {
    return name(file).endsWith(".npy");
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
  }

  private ScoreList npy(Path file) throws IOException {
    ScoreList scored = new ScoreList();
    try (NpyReader reader = new NpyReader(file)) {
      for (Optional<DenseFeatures> next = reader.next(ROWS);
          next.isPresent();
          next = reader.next(ROWS)) {
        for (float score : scores(file, next.get())) {
          scored.add(score, false);
        }
      }
    }
    return scored;
  }

  private ScoreList libsvm(Path file, Optional<LabelValues> labels) throws IOException {
    ScoreList scored = new ScoreList();
    int columns = classifier.columns();
    try (LibsvmReader reader = new LibsvmReader(file)) {
      for (Optional<LibsvmRows> next = reader.next(ROWS, columns);
          next.isPresent();
          next = reader.next(ROWS, columns)) {
        LibsvmRows rows = next.get();
        float[] scores = scores(file, rows.features());
        for (int row = 0; row < scores.length; row++) {
          String label = Double.toString(rows.label(row));
          int number = scored.size() + 1;
          scored.add(
              scores[row],
              labels.isPresent() && labels.get().isPositive(label, () -> "row " + number));
        }
      }
    }
    return scored;
  }

  private float[] scores(Path file, Features rows) {
    try {
      return classifier.scores(rows);
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(file.toString(), String.valueOf(e.getMessage()), e);
    }
  }
}
