package org.pubn.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.FileKind;
import org.pubn.storage.LibsvmReader;
import org.pubn.storage.NpyReader;

/** Rows of files that hold ready-made features. */
final class FeatureRows implements ModelRows {

  /** What the labels of a libsvm file are called. */
  private static final String LABEL = "label";

  /** Rows read at a time. */
  private static final int ROWS = 2048;

  /** Reads the next rows; empty at the end. */
  @FunctionalInterface
  private interface Blocks {
    Optional<Read> next() throws IOException;
  }

  /** Rows and their labels, where there are any. */
  private record Read(Features features, IntFunction<String> labels) {}

  private final Path file;
  private final Closeable reader;
  private final Blocks blocks;
  private final List<String> columns;
  private long count;

  private FeatureRows(Path file, Closeable reader, Blocks blocks, List<String> columns) {
    this.file = file;
    this.reader = reader;
    this.blocks = blocks;
    this.columns = columns;
  }

  /**
   * Opens a file.
   *
   * @param columns how many features the rows must have
   */
  static FeatureRows open(Path file, int columns) throws IOException {
    return switch (FileKind.of(file)) {
      case NPY -> npy(file, columns);
      case LIBSVM -> libsvm(file, columns);
      default ->
          throw new InputException(
              file
                  + ": the model takes "
                  + columns
                  + " ready-made features, its input must end in .npy, .svm, .libsvm or"
                  + " .svmlight");
    };
  }

  private static FeatureRows npy(Path file, int columns) throws IOException {
    NpyReader reader = new NpyReader(file);
    if (reader.columns() != columns) {
      reader.close();
      throw new DataFormatException(
          file.toString(), "has " + reader.columns() + " columns, the model takes " + columns);
    }
    return new FeatureRows(
        file, reader, () -> reader.next(ROWS).map(rows -> new Read(rows, row -> "")), List.of());
  }

  private static FeatureRows libsvm(Path file, int columns) throws IOException {
    LibsvmReader reader = new LibsvmReader(file);
    return new FeatureRows(
        file,
        reader,
        () ->
            reader
                .next(ROWS, columns)
                .map(
                    rows ->
                        new Read(
                            rows.features(),
                            row -> LabelWords.plain(Double.toString(rows.label(row))))),
        List.of(LABEL));
  }

  @Override
  public String source() {
    return file.toString();
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public List<String> ids() {
    return List.of();
  }

  @Override
  public Optional<Block> next() throws IOException {
    Optional<Read> read = blocks.next();
    long before = count;
    count += read.map(rows -> rows.features().rows()).orElse(0);
    return read.map(rows -> block(rows, before));
  }

  private static Block block(Read read, long before) {
    return new Block() {
      @Override
      public Features features() {
        return read.features();
      }

      @Override
      public String text(int row, int column) {
        return read.labels().apply(row);
      }

      @Override
      public String place(int row) {
        return "row " + (before + row + 1);
      }
    };
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
