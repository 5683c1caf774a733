package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.junit.jupiter.api.Test;
import org.pubn.sample.Role;

class RowBlockTest {

  /** Beyond the 1,024 numbers that are written at a time. */
  private static final int COLUMNS = 3000;

  private static RowBlock block(Vector... rows) {
    RowBlock.Builder builder = new RowBlock.Builder(COLUMNS);
    for (int row = 0; row < rows.length; row++) {
      builder.add(rows[row], Role.values()[row % 3], 7 + row, 0.5 + row);
    }
    return builder.build();
  }

  private static Vector dense(double factor) {
    double[] cells = new double[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      cells[i] = factor * Math.sin(i);
    }
    return Vectors.dense(cells);
  }

  private static RowBlock writtenAndRead(RowBlock block)
      throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
      stream.writeObject(block);
    }
    try (ObjectInputStream stream =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (RowBlock) stream.readObject();
    }
  }

  @Test
  void isTheSameAfterItWasWritten() throws Exception {
    Vector few = Vectors.sparse(COLUMNS, new int[] {0, 1500, 2999}, new double[] {-2, 0.25, 3});
    double[] function = dense(0.5).toArray();
    for (RowBlock block :
        List.of(block(dense(1), dense(-3)), block(few, few), block(dense(2), few))) {
      RowBlock read = writtenAndRead(block);

      assertThat(read.rows()).isEqualTo(2);
      for (int row = 0; row < 2; row++) {
        assertThat(read.role(row)).isEqualTo(block.role(row)).isEqualTo(Role.values()[row]);
        assertThat(read.fold(row)).isEqualTo(7 + row);
        assertThat(read.weight(row)).isEqualTo(0.5 + row);
        assertThat(read.dot(row, function)).isEqualTo(block.dot(row, function)).isNotZero();
        double[] sums = new double[COLUMNS];
        double[] expected = new double[COLUMNS];
        read.addTo(row, 2, sums);
        block.addTo(row, 2, expected);
        assertThat(sums).isEqualTo(expected);
      }
    }
  }

  @Test
  void isFullByItsCells() {
    RowBlock.Builder builder = new RowBlock.Builder(COLUMNS);
    int rows = 0;
    while (!builder.isFull()) {
      builder.add(dense(1), Role.UNLABELED, 0, 1);
      rows++;
    }

    // The first to pass a quarter of a megabyte: 32,768 numbers are 10.9 rows.
    assertThat(rows).isEqualTo(11);
  }
}
