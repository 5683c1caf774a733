package org.pubn.lab.predict;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.data.LibsvmReader;
import org.pubn.data.LibsvmRows;
import org.pubn.data.NpyReader;
import org.pubn.lab.document.ModelInput;

/** Rows to be scored, some at a time, read by one thread. */
public interface RowSource extends Closeable {

  /** Some rows. Their features are worked out where they are asked for, by any thread. */
  interface Block {

    /**
     * The features, row by row.
     *
     * @throws RuntimeException if a cell cannot be understood; the message names file and line
     */
    Features features();

    /** Writes the kept cells of a row. */
    void writeKept(int row, DelimitedText out);
  }

  /** The columns that are passed through. */
  List<String> keptColumns();

  /** The next rows; empty at the end. */
  Optional<Block> next() throws IOException;

  /** Opens rows that are no text, or text whose column has the name that it had in training. */
  static RowSource open(Path file, Classifier classifier, KeptColumns kept) throws IOException {
    return open(file, Optional.empty(), classifier, kept);
  }

  /**
   * Opens a file for a classifier: a table or documents where the classifier has a preprocessing,
   * else libsvm or NumPy.
   *
   * @param text the column of a table that holds the text, where it is said
   * @throws IllegalArgumentException if the file cannot be for this classifier
   */
  static RowSource open(Path file, Optional<String> text, Classifier classifier, KeptColumns kept)
      throws IOException {
    if (!Files.exists(file)) {
      throw new IllegalArgumentException(file + ": does not exist");
    }
    ModelInput.requireTable(text, List.of(file));
    if (classifier.preprocessing().isPresent()) {
      return TableSource.open(ModelInput.open(file, text, classifier.preprocessing().get()), kept);
    }
    ModelInput.requireNoText(file, text, classifier.columns());
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".npy")) {
      return npy(file, classifier.columns());
    }
    if (name.matches(".*\\.(svm|libsvm|svmlight)(\\.gz)?")) {
      return libsvm(file, classifier.columns());
    }
    throw new IllegalArgumentException(
        file
            + ": the model takes "
            + classifier.columns()
            + " ready-made features, its input must end in .npy, .svm, .libsvm or .svmlight");
  }

  private static RowSource npy(Path file, int columns) throws IOException {
    NpyReader reader = new NpyReader(file);
    if (reader.columns() != columns) {
      reader.close();
      throw new IllegalArgumentException(
          file + ": has " + reader.columns() + " columns, the model takes " + columns);
    }
    return new FeatureSource(() -> reader.next(FeatureSource.ROWS), reader);
  }

  private static RowSource libsvm(Path file, int columns) throws IOException {
    LibsvmReader reader = new LibsvmReader(file);
    return new FeatureSource(
        () -> reader.next(FeatureSource.ROWS, columns).map(LibsvmRows::features), reader);
  }
}
