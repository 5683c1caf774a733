package org.pubn.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.corpus.Content;
import org.pubn.corpus.DamagedPictures;
import org.pubn.corpus.Documents;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.storage.FileKind;
import org.pubn.storage.TableFiles;

/**
 * The rows of a file as a classifier takes them, some at a time and in their order: a table, or, if
 * it was trained on text, documents of any kind, wherever the documents of its training lay; for
 * ready-made features libsvm or NumPy.
 */
public interface ModelRows extends Closeable {

  /** Some rows. Safe for use by several threads. */
  interface Block {

    /**
     * The features of the rows.
     *
     * @throws org.pubn.storage.DataFormatException if a row cannot be understood; the message names
     *     file and line
     */
    Features features();

    /** A cell as it was written, by the place of its column in {@link #columns()}. */
    String text(int row, int column);

    /** Where a row stands, such as {@code line 7}. */
    String place(int row);
  }

  /** The file, for people. */
  String source();

  /** The columns whose cells can be had; of a libsvm file its labels. */
  List<String> columns();

  /** The columns that name a row. */
  List<String> ids();

  /** The next rows; empty at the end. */
  Optional<Block> next() throws IOException;

  /**
   * Opens a file for a classifier.
   *
   * @param text the column of a table that holds the text, or the names of picture files; empty
   *     where it has the name that it had in training, and where the rows hold neither
   * @throws InputException if there is nothing at the path, or nothing for this classifier
   */
  static ModelRows open(Path file, Optional<String> text, Classifier classifier)
      throws IOException {
    return open(file, text, classifier, DamagedPictures.REFUSED);
  }

  /** Opens a file for a classifier, with something else done about damaged pictures. */
  static ModelRows open(
      Path file, Optional<String> text, Classifier classifier, DamagedPictures damaged)
      throws IOException {
    Documents.requireTable(text, List.of(file), content(classifier));
    return openAmong(file, text, classifier, damaged);
  }

  /** What documents for a classifier hold. */
  static Content content(Classifier classifier) {
    return classifier.preprocessing().map(Preprocessing::takesPictures).orElse(false)
        ? Content.PICTURE
        : Content.TEXT;
  }

  /** Opens one of several files, some of which may have columns. */
  static ModelRows openAmong(
      Path file, Optional<String> text, Classifier classifier, DamagedPictures damaged)
      throws IOException {
    if (!TableFiles.isStandardInput(file) && !Files.exists(file)) {
      throw new InputException(file + ": does not exist");
    }
    if (classifier.preprocessing().isPresent()) {
      return EncodedRows.open(file, text, classifier.preprocessing().get(), damaged);
    }
    if (text.isPresent() || FileKind.of(file).isText()) {
      throw new InputException(
          text.map(name -> "text column " + name).orElse(file.toString())
              + ": the model takes "
              + classifier.columns()
              + " ready-made features, no text");
    }
    return FeatureRows.open(file, classifier.columns());
  }
}
