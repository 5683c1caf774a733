package org.pubn.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.storage.WritableFormat;

final class ParquetWriterTest {

  /** More than a chunk and a group of rows of DuckDB hold. */
  private static final int MANY = 130_000;

  @TempDir private Path directory;

  private Path csv(String text) throws IOException {
    return Files.writeString(directory.resolve("rows.csv"), text);
  }

  private static byte[] written(Path csv, String... numbers) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    WritableFormat format = TableFiles.writable(Path.of("Rows.Parquet")).orElseThrow();
    try (RowReader rows = TableFiles.open(csv)) {
      format.write(rows, Set.of(numbers), bytes);
    }
    return bytes.toByteArray();
  }

  private static List<List<String>> cells(Path file) throws IOException {
    List<List<String>> cells = new ArrayList<>();
    try (RowReader reader = TableFiles.open(file)) {
      cells.add(reader.columns());
      for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
        RowBatch batch = next.get();
        for (int row = 0; row < batch.rows(); row++) {
          int at = row;
          cells.add(
              IntStream.range(0, batch.columns())
                  .mapToObj(column -> batch.text(at, column))
                  .toList());
        }
      }
    }
    return cells;
  }

  @Test
  void numbersAndTextsAndWhatIsMissing() throws IOException {
    Path csv =
        csv("x,\"it's \"\"x\"\"\",zip\n0.1,\"größer, 𝛑\n\",007\nNA,?,\n,a,1\n-1e300,\u0000b,\n");

    Path file = directory.resolve("rows.parquet");
    Files.write(file, written(csv, "x"));

    assertThat(cells(file))
        .containsExactly(
            List.of("x", "it's \"x\"", "zip"),
            List.of("0.1", "größer, 𝛑\n", "007"),
            List.of("", "?", ""),
            List.of("", "a", "1"),
            List.of("-1e+300", "\u0000b", ""));
  }

  @Test
  void manyRowsKeepTheirOrderAndEqualTablesGiveEqualBytes() throws IOException {
    StringBuilder text = new StringBuilder("n,even\n");
    for (int i = 0; i < MANY; i++) {
      text.append(i).append(',').append(i % 2 == 0).append('\n');
    }
    Path csv = csv(text.toString());

    byte[] bytes = written(csv, "n");

    assertThat(written(csv, "n")).isEqualTo(bytes);
    List<List<String>> expected = new ArrayList<>(List.of(List.of("n", "even")));
    for (int i = 0; i < MANY; i++) {
      expected.add(List.of(i + ".0", String.valueOf(i % 2 == 0)));
    }
    assertThat(cells(Files.write(directory.resolve("rows.parquet"), bytes))).isEqualTo(expected);
  }

  @Test
  void aFailureToReadOrWriteIsToldAsItIs() throws IOException {
    Path csv = csv("x,y\n1,2\n3\n");
    assertThatThrownBy(() -> written(csv, "x"))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(csv + ": line 3 has 1 cells, the header has 2");

    Path whole = csv("x\n1\n");
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("the disk is full");
          }
        };
    try (RowReader rows = TableFiles.open(whole)) {
      assertThatThrownBy(() -> new ParquetFormat().write(rows, Set.of("x"), full))
          .isInstanceOf(IOException.class)
          .hasMessage("the disk is full");
    }
  }
}
