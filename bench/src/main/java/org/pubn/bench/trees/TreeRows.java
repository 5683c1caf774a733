package org.pubn.bench.trees;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Made-up rows, numbers from a normal distribution, and labels that hang on a linear score, on
 * products of columns and on noise. In a file they stand as little-endian floats, the label behind
 * each row.
 */
final class TreeRows {

  private final int columns;
  private final float[] values;
  private final float[] labels;

  private TreeRows(int columns, float[] values, float[] labels) {
    this.columns = columns;
    this.values = values;
    this.labels = labels;
  }

  /** All rows, one behind the other. */
  float[] values() {
    return values;
  }

  /** 0 or 1 per row. */
  float[] labels() {
    return labels;
  }

  int rows() {
    return labels.length;
  }

  static TreeRows make(int rows, int columns, Seed seed) {
    RandomStream random = seed.random();
    RandomStream weightsFrom = new Seed(7).random();
    float[] weights = new float[columns];
    for (int c = 0; c < columns; c++) {
      weights[c] = normal(weightsFrom) / 3;
    }
    float[] values = new float[Math.multiplyExact(rows, columns)];
    float[] labels = new float[rows];
    for (int r = 0; r < rows; r++) {
      int at = r * columns;
      double score = normal(random);
      for (int c = 0; c < columns; c++) {
        values[at + c] = normal(random);
        score += weights[c] * values[at + c];
      }
      score += values[at] * values[at + 1] + Math.abs(values[at + 2]) - 0.8;
      labels[r] = score > 0 ? 1 : 0;
    }
    return new TreeRows(columns, values, labels);
  }

  /** Nearly normal and cheap: the sum of four uniform numbers, scaled. */
  private static float normal(RandomStream random) {
    float sum = random.nextFloat() + random.nextFloat() + random.nextFloat() + random.nextFloat();
    return (sum - 2) * 1.7320508f;
  }

  void write(Path file) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      ByteBuffer row = ByteBuffer.allocate(4 * (columns + 1)).order(ByteOrder.LITTLE_ENDIAN);
      for (int r = 0; r < rows(); r++) {
        row.clear();
        row.asFloatBuffer().put(values, r * columns, columns).put(labels[r]);
        out.write(row.array());
      }
    }
  }

  static TreeRows read(Path file, int columns) throws IOException {
    int rows = (int) (Files.size(file) / (4L * (columns + 1)));
    float[] values = new float[rows * columns];
    float[] labels = new float[rows];
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      byte[] row = new byte[4 * (columns + 1)];
      ByteBuffer bytes = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
      for (int r = 0; r < rows; r++) {
        in.readFully(row);
        bytes.asFloatBuffer().get(values, r * columns, columns);
        labels[r] = bytes.getFloat(4 * columns);
      }
    }
    return new TreeRows(columns, values, labels);
  }
}
