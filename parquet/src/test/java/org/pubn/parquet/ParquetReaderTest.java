package org.pubn.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.table.CategoricalColumn;
import org.pubn.table.ColumnKind;
import org.pubn.table.ColumnKinds;
import org.pubn.table.NumericColumn;
import org.pubn.table.Table;
import org.pubn.table.TableReader;

final class ParquetReaderTest {

  @TempDir Path directory;

  /** A file with the result of a query. */
  private Path file(String query) throws SQLException {
    Path file = directory.resolve("it's a table.parquet");
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute(
          "COPY (" + query + ") TO '" + file.toString().replace("'", "''") + "' (FORMAT parquet)");
    }
    return file;
  }

  @Test
  void readsEveryKindOfCell() throws Exception {
    Path file =
        file(
            "SELECT 1 AS i, 0.1::DOUBLE AS d, 2.5::DECIMAL(9,2) AS e, true AS b, 'a,\"b' AS"
                + " \"t\"\"\", DATE '2020-01-02' AS day, NULL::INTEGER AS n");
    try (RowReader reader = TableFiles.open(file)) {
      assertThat(reader.columns()).containsExactly("i", "d", "e", "b", "t\"", "day", "n");
      RowBatch batch = reader.next().get();
      assertThat(List.of(0, 1, 2, 3, 4, 5, 6).stream().map(c -> batch.text(0, c)))
          .containsExactly("1", "0.1", "2.50", "true", "a,\"b", "2020-01-02", "");
      assertThat(reader.next()).isEmpty();
    }
  }

  @Test
  void keepsTheOrderOfManyRows() throws Exception {
    Path file = file("SELECT range AS n, range % 7 AS m FROM range(300000)");
    long expected = 0;
    try (RowReader reader = TableFiles.open(file)) {
      for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
        RowBatch batch = next.get();
        for (int row = 0; row < batch.rows(); row++) {
          assertThat(batch.text(row, 0)).isEqualTo(Long.toString(expected));
          assertThat(batch.line(row)).isEqualTo(++expected);
        }
      }
    }
    assertThat(expected).isEqualTo(300_000);
  }

  @Test
  void becomesATable() throws Exception {
    Path file =
        file(
            "SELECT CASE WHEN range % 5 = 0 THEN NULL ELSE range / 3 END AS x,"
                + " CASE WHEN range % 2 = 0 THEN 'even' ELSE 'odd' END AS parity FROM range(100)");

    Table table = TableReader.read(List.of(file), ColumnKinds.inferred());

    assertThat(table.rows()).isEqualTo(100);
    assertThat(table.column("x").kind()).isEqualTo(ColumnKind.NUMERIC);
    assertThat(table.column("x").missing()).isEqualTo(20);
    assertThat(((NumericColumn) table.column("x")).value(1)).isEqualTo(1 / 3f);
    assertThat(((CategoricalColumn) table.column("parity")).values())
        .containsExactly("even", "odd");
  }

  @Test
  void nestedColumnsAreRefused() throws Exception {
    Path file = file("SELECT 1 AS x, [1, 2] AS l");

    assertThatThrownBy(() -> TableFiles.open(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(
            file
                + ": column \"l\" is of type INTEGER[]: only numbers, texts, booleans and dates are"
                + " allowed");
  }

  @Test
  void otherFilesAreRefused() throws IOException {
    Path text = Files.writeString(directory.resolve("a.parquet"), "x,y\n1,2\n");
    assertThatThrownBy(() -> TableFiles.open(text))
        .isInstanceOf(DataFormatException.class)
        .hasMessageStartingWith(text + ": cannot be read as Parquet: ");
    Path pattern = Files.writeString(directory.resolve("a[1].parquet"), "");
    assertThatThrownBy(() -> TableFiles.open(pattern))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(pattern + ": its name must be without *, ?, [ and ]");
  }
}
