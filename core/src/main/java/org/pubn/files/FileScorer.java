package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.classify.Classifier;
import org.pubn.corpus.DamagedPictures;
import org.pubn.corpus.Documents;
import org.pubn.data.InputException;
import org.pubn.engine.ScoreOverflowException;
import org.pubn.eval.LabeledScores;
import org.pubn.eval.PuScores;
import org.pubn.files.ModelRows.Block;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.FileKind;

/**
 * Scores the rows of files, some at a time; rows are not kept.
 *
 * @param classifier gives the scores
 * @param text the column of tables that holds the text or picture files, where it is said
 * @param damaged what is done about pictures that cannot be read
 */
record FileScorer(Classifier classifier, Optional<String> text, DamagedPictures damaged) {

  /**
   * The scores of positives and of unlabeled rows.
   *
   * @throws DataFormatException if a file breaks its format, or has no rows
   */
  PuScores scores(Path positive, Path unlabeled) throws IOException {
    Documents.requireTable(text, List.of(positive, unlabeled), ModelRows.content(classifier));
    return PuScores.of(scores(positive), scores(unlabeled));
  }

  /**
   * The scores of positives and of all rows of the table that they were labeled in.
   *
   * @param negative those of its rows that were labeled negative
   */
  PuScores scoresOfTable(Path positive, Path unlabeled, Optional<Path> negative)
      throws IOException {
    Documents.requireTable(
        text,
        Stream.concat(Stream.of(positive, unlabeled), negative.stream()).toList(),
        ModelRows.content(classifier));
    float[] ofPositive = scores(positive);
    float[] ofNegative = negative.isPresent() ? scores(negative.get()) : new float[0];
    float[] ofUnlabeled = scores(unlabeled);
    float[] all =
        Arrays.copyOf(ofPositive, ofPositive.length + ofNegative.length + ofUnlabeled.length);
    System.arraycopy(ofNegative, 0, all, ofPositive.length, ofNegative.length);
    System.arraycopy(
        ofUnlabeled, 0, all, ofPositive.length + ofNegative.length, ofUnlabeled.length);
    return PuScores.of(ofPositive, all);
  }

  private float[] scores(Path file) throws IOException {
    try (ModelRows rows = ModelRows.openAmong(file, text, classifier, damaged)) {
      return read(rows, (block, row) -> false).scores();
    }
  }

  /**
   * The scores and labels of all rows.
   *
   * @param column the column of the labels; rows of a libsvm file begin with theirs
   * @param positiveLabel the value of the positive class; empty to recognize it
   * @throws DataFormatException if the file breaks its format, has no rows, or a label is not one
   */
  LabeledScores labeled(Path file, Optional<String> column, Optional<String> positiveLabel)
      throws IOException {
    boolean named = classifier.preprocessing().isPresent();
    if (named && column.isEmpty()) {
      throw new InputException(file + ": name the label column, which holds what the rows are");
    }
    if (!named && FileKind.of(file) == FileKind.NPY) {
      throw new DataFormatException(
          file.toString(), "holds no labels; rows of a libsvm file begin with theirs");
    }
    try (ModelRows rows = ModelRows.open(file, text, classifier, damaged)) {
      int place =
          named ? Documents.placeOf(rows.source(), rows.columns(), column.orElseThrow()) : 0;
      String where = named ? ", column \"" + column.orElseThrow() + "\"" : "";
      LabelValues values = new LabelValues(rows.source(), positiveLabel);
      ScoreList scored =
          read(
              rows,
              (block, row) ->
                  values.isPositive(block.text(row, place), () -> block.place(row) + where));
      return LabeledScores.ofScores(scored.scores(), classifier::probability, scored.labels());
    }
  }

  private float[] scores(ModelRows rows, Block block) {
    try {
      return classifier.scores(block.features());
    } catch (ScoreOverflowException e) {
      throw new DataFormatException(rows.source(), String.valueOf(e.getMessage()), e);
    }
  }

  /** Whether a row is labeled positive. */
  @FunctionalInterface
  private interface Labels {
    boolean isPositive(Block block, int row);
  }

  private ScoreList read(ModelRows rows, Labels labels) throws IOException {
    ScoreList scored = new ScoreList();
    for (Optional<Block> next = rows.next(); next.isPresent(); next = rows.next()) {
      Block block = next.get();
      float[] scores = scores(rows, block);
      for (int row = 0; row < scores.length; row++) {
        scored.add(scores[row], labels.isPositive(block, row));
      }
    }
    if (scored.size() == 0) {
      throw new DataFormatException(rows.source(), "has no rows, at least one is needed");
    }
    return scored;
  }
}
