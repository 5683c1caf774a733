package org.pubn.lab.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.pubn.classify.Classifier;
import org.pubn.classify.Preprocessing;
import org.pubn.classify.RowEncoder;
import org.pubn.data.DataFormatException;
import org.pubn.data.RowBatch;
import org.pubn.data.RowReader;
import org.pubn.data.TableFiles;
import org.pubn.eval.LabelledScores;

/** Scores the rows of files, some at a time; rows are not kept. */
final class FileScorer {

  private final Classifier classifier;

  FileScorer(Classifier classifier) {
    this.classifier = classifier;
  }

  /**
   * The scores of all rows of a table.
   *
   * @throws DataFormatException if the file is no such table, or has no rows
   */
  float[] scores(Path file) throws IOException {
    try (RowReader reader = TableFiles.open(file)) {
      return read(reader, (rows, row) -> false).scores();
    }
  }

  /**
   * The scores and labels of all rows of a table.
   *
   * @param column the column of the labels
   * @param positiveLabel the value of the positive class; empty to recognise it
   * @throws DataFormatException if the file is no such table, has no rows, or a label is not one
   */
  LabelledScores labelled(Path file, String column, Optional<String> positiveLabel)
      throws IOException {
    try (RowReader reader = TableFiles.open(file)) {
      int place = reader.columns().indexOf(column);
      if (place < 0) {
        throw new DataFormatException(
            reader.source(),
            "has no column \"" + column + "\"; there are " + String.join(", ", reader.columns()));
      }
      LabelValues values = new LabelValues(reader.source(), positiveLabel);
      ScoreList scored =
          read(
              reader,
              (rows, row) ->
                  values.isPositive(
                      rows.text(row, place),
                      () -> "line " + rows.line(row) + ", column \"" + column + "\""));
      return LabelledScores.ofScores(scored.scores(), scored.labels());
    }
  }

  /** Whether a row is labelled positive. */
  @FunctionalInterface
  private interface Labels {
    boolean isPositive(RowBatch rows, int row);
  }

  private ScoreList read(RowReader reader, Labels labels) throws IOException {
    RowEncoder encoder = encoder(reader.source(), reader.columns());
    ScoreList scored = new ScoreList();
    for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
      RowBatch rows = next.get();
      float[] scores = naming(reader.source(), () -> classifier.scores(encoder.encode(rows)));
      for (int row = 0; row < scores.length; row++) {
        scored.add(scores[row], labels.isPositive(rows, row));
      }
    }
    if (scored.size() == 0) {
      throw new DataFormatException(reader.source(), "has no rows, at least one is needed");
    }
    return scored;
  }

  private RowEncoder encoder(String source, List<String> header) {
    Preprocessing preprocessing =
        classifier
            .preprocessing()
            .orElseThrow(
                () ->
                    new DataFormatException(
                        source,
                        "is a table of named columns, but the model was trained on ready-made"
                            + " features"));
    return naming(source, () -> preprocessing.encoder(header));
  }

  private static <T> T naming(String source, Supplier<T> work) {
    try {
      return work.get();
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(source, String.valueOf(e.getMessage()), e);
    }
  }
}
