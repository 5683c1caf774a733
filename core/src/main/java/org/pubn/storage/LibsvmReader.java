package org.pubn.storage;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.pubn.data.SparseFeatures;

/**
 * Reads the format of libsvm and SVMlight: per row a line {@code label index:value index:value …},
 * where indices count from 1 and rise, and what is not written is zero. {@code #} begins a comment;
 * empty lines are skipped. Gzip is unpacked.
 *
 * <p>All methods throw {@link DataFormatException} for contents that are not so. Not safe for use
 * by several threads.
 */
public final class LibsvmReader implements Closeable {

  /** Of a file whose width nothing else tells: models keep several numbers for every column. */
  static final int MOST_COLUMNS = 1 << 24;

  private final String source;
  private final BufferedReader text;
  private final Lines lines;

  private double[] labels = new double[1 << 6];
  private int[] starts = new int[1 << 6];
  private int[] indices = new int[1 << 10];
  private float[] values = new float[1 << 10];
  private int rows;
  private int cells;
  private int widest;

  /** Opens a file. */
  public LibsvmReader(Path file) throws IOException {
    this.source = file.toString();
    this.text = TextInput.open(file);
    this.lines = new Lines(source, text);
  }

  /**
   * Reads a whole file.
   *
   * @return rows as wide as the greatest index
   */
  public static LibsvmRows read(Path file) throws IOException {
    try (LibsvmReader reader = new LibsvmReader(file)) {
      reader.collect(Integer.MAX_VALUE, MOST_COLUMNS);
      if (reader.widest == 0) {
        throw new DataFormatException(reader.source, "holds no value");
      }
      return reader.build(reader.widest);
    }
  }

  /**
   * The next rows; empty at the end.
   *
   * @param most the greatest number of rows to read
   * @param columns the width of the rows, which no index may exceed
   */
  public Optional<LibsvmRows> next(int most, int columns) throws IOException {
    collect(most, columns);
    return rows == 0 ? Optional.empty() : Optional.of(build(columns));
  }

  private void collect(int most, int columns) throws IOException {
    rows = 0;
    cells = 0;
    while (rows < most) {
      String line = readLine();
      if (line.isEmpty()) {
        return;
      }
      char[] characters = line.toCharArray();
      int end = line.indexOf('#') < 0 ? characters.length : line.indexOf('#');
      if (!line.substring(0, end).isBlank()) {
        row(characters, end, columns);
      }
    }
  }

  /** The next line with a line feed at its end; empty after the last. */
  private String readLine() throws IOException {
    try {
      return lines.next().map(line -> line + "\n").orElse("");
    } catch (IOException e) {
      throw TextInput.explain(source, e);
    }
  }

  private void row(char[] line, int end, int columns) {
    int from = skipBlanks(line, 0, end);
    int to = skipInk(line, from, end);
    if (rows == labels.length) {
      labels = Arrays.copyOf(labels, 2 * rows);
      starts = Arrays.copyOf(starts, 2 * rows);
    }
    labels[rows] = number(line, from, to, "label");
    starts[rows++] = cells;
    int previous = 0;
    for (from = skipBlanks(line, to, end); from < end; from = skipBlanks(line, to, end)) {
      to = skipInk(line, from, end);
      int colon = from;
      while (colon < to && line[colon] != ':') {
        colon++;
      }
      previous = index(line, from, colon, previous, columns);
      float value = (float) number(line, Math.min(colon + 1, to), to, "value");
      if (Float.isInfinite(value)) {
        throw problem("value \"" + new String(line, from, to - from) + "\" is too large");
      }
      add(previous - 1, value);
    }
  }

  private int index(char[] line, int from, int to, int previous, int columns) {
    double index = number(line, from, to, "index");
    if (index != Math.rint(index) || index < 1 || index > columns) {
      throw problem("index " + new String(line, from, to - from) + " must lie in 1 … " + columns);
    }
    if (index <= previous) {
      throw problem("index " + (int) index + " comes after " + previous + ", indices must rise");
    }
    return (int) index;
  }

  private double number(char[] line, int from, int to, String what) {
    double number = Numbers.parse(line, from, to);
    if (Double.isNaN(number)) {
      throw problem(what + " \"" + new String(line, from, to - from) + "\" is not a number");
    }
    return number;
  }

  private void add(int column, float value) {
    if (cells == indices.length) {
      indices = Arrays.copyOf(indices, 2 * cells);
      values = Arrays.copyOf(values, 2 * cells);
    }
    indices[cells] = column;
    values[cells++] = value;
    widest = Math.max(widest, column + 1);
  }

  private static int skipBlanks(char[] line, int from, int end) {
    int i = from;
    while (i < end && Character.isWhitespace(line[i])) {
      i++;
    }
    return i;
  }

  private static int skipInk(char[] line, int from, int end) {
    int i = from;
    while (i < end && !Character.isWhitespace(line[i])) {
      i++;
    }
    return i;
  }

  private LibsvmRows build(int columns) {
    int[] rowStarts = Arrays.copyOf(starts, rows + 1);
    rowStarts[rows] = cells;
    return new LibsvmRows(
        SparseFeatures.ofOwned(
            columns, rowStarts, Arrays.copyOf(indices, cells), Arrays.copyOf(values, cells)),
        Arrays.copyOf(labels, rows));
  }

  private DataFormatException problem(String what) {
    return new DataFormatException(source, "line " + lines.number() + ": " + what);
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
