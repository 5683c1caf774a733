package org.pubn.lab.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.pubn.classify.Classifier;
import org.pubn.data.DataFormatException;
import org.pubn.data.RowBatch;
import org.pubn.data.RowReader;
import org.pubn.eval.LabelledScores;
import org.pubn.lab.document.ModelInput;

/**
 * Scores the rows of files, some at a time; rows are not kept. A classifier that was trained on a
 * table takes tables, one that was trained on text documents, any other the files of {@link
 * FeatureFileScorer}.
 */
final class FileScorer {

  private final Classifier classifier;
  private final Optional<String> text;

  /**
   * @param text the column of tables that holds the text, where it is said
   */
  FileScorer(Classifier classifier, Optional<String> text) {
    this.classifier = classifier;
    this.text = text;
  }

  /**
   * The scores of all rows.
   *
   * @throws DataFormatException if the file breaks its format, or has no rows
   */
  float[] scores(Path file) throws IOException {
    if (classifier.preprocessing().isEmpty()) {
      ModelInput.requireNoText(file, text, classifier.columns());
      return notEmpty(file.toString(), new FeatureFileScorer(classifier).scores(file)).scores();
    }
    try (ModelInput input = open(file)) {
      return read(input, (rows, row) -> false).scores();
    }
  }

  /**
   * The scores and labels of all rows.
   *
   * @param column the column of the labels; needed for tables alone
   * @param positiveLabel the value of the positive class; empty to recognise it
   * @throws DataFormatException if the file breaks its format, has no rows, or a label is not one
   */
  LabelledScores labelled(Path file, Optional<String> column, Optional<String> positiveLabel)
      throws IOException {
    ScoreList scored;
    if (classifier.preprocessing().isEmpty()) {
      ModelInput.requireNoText(file, text, classifier.columns());
      FeatureFileScorer features = new FeatureFileScorer(classifier);
      scored = notEmpty(file.toString(), features.labelled(file, positiveLabel));
    } else {
      String name =
          column.orElseThrow(
              () ->
                  new IllegalArgumentException(
                      file + ": which column holds the labels must be said by --label"));
      scored = table(file, name, positiveLabel);
    }
    return LabelledScores.ofScores(scored.scores(), scored.labels());
  }

  private ModelInput open(Path file) throws IOException {
    return ModelInput.open(file, text, classifier.preprocessing().orElseThrow());
  }

  private ScoreList table(Path file, String column, Optional<String> positiveLabel)
      throws IOException {
    try (ModelInput input = open(file)) {
      RowReader reader = input.reader();
      int place = reader.columns().indexOf(column);
      if (place < 0) {
        throw new DataFormatException(
            reader.source(),
            "has no column \"" + column + "\"; there are " + String.join(", ", reader.columns()));
      }
      LabelValues values = new LabelValues(reader.source(), positiveLabel);
      return read(
          input,
          (rows, row) ->
              values.isPositive(
                  rows.text(row, place),
                  () -> "line " + rows.line(row) + ", column \"" + column + "\""));
    }
  }

  /** Whether a row is labelled positive. */
  @FunctionalInterface
  private interface Labels {
    boolean isPositive(RowBatch rows, int row);
  }

  private ScoreList read(ModelInput input, Labels labels) throws IOException {
    RowReader reader = input.reader();
    ScoreList scored = new ScoreList();
    for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
      RowBatch rows = next.get();
      float[] scores =
          naming(reader.source(), () -> classifier.scores(input.encoder().encode(rows)));
      for (int row = 0; row < scores.length; row++) {
        scored.add(scores[row], labels.isPositive(rows, row));
      }
    }
    return notEmpty(reader.source(), scored);
  }

  private static ScoreList notEmpty(String source, ScoreList scored) {
    if (scored.size() == 0) {
      throw new DataFormatException(source, "has no rows, at least one is needed");
    }
    return scored;
  }

  private static <T> T naming(String source, Supplier<T> work) {
    try {
      return work.get();
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(source, String.valueOf(e.getMessage()), e);
    }
  }
}
