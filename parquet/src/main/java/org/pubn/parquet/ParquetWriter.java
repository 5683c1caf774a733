package org.pubn.parquet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBFunctions;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionBuilder;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.duckdb.DuckDBWritableVector;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;

/**
 * Writes rows as a Parquet file: numbers as {@code DOUBLE}, texts as {@code VARCHAR}. DuckDB asks
 * for them a chunk at a time, as a table function, and writes to a path only; so the file is made
 * in the temporary directory.
 */
final class ParquetWriter implements DuckDBTableFunction<Object, Object, Object> {

  private final RowReader rows;
  private final List<String> columns;
  private final boolean[] isNumber;
  private Optional<RowBatch> batch = Optional.empty();
  private int row;
  private Optional<Exception> failure = Optional.empty();

  ParquetWriter(RowReader rows, Set<String> numbers) {
    this.rows = rows;
    this.columns = rows.columns();
    this.isNumber = new boolean[columns.size()];
    for (int column = 0; column < isNumber.length; column++) {
      isNumber[column] = numbers.contains(columns.get(column));
    }
  }

  void write(OutputStream out) throws IOException {
    Path directory = Files.createTempDirectory("pubn-parquet");
    Path file = directory.resolve("rows.parquet");
    try {
      copyTo(file);
      Files.copy(file, out);
    } finally {
      Files.deleteIfExists(file);
      Files.delete(directory);
    }
  }

  private void copyTo(Path file) throws IOException {
    try (Connection connection = ParquetReader.connect();
        DuckDBTableFunctionBuilder function = DuckDBFunctions.tableFunction();
        Statement statement = connection.createStatement()) {
      function.withName("rows_of_pubn").withFunction(this).register(connection);
      String quoted = file.toString().replace("'", "''");
      statement.execute("COPY (SELECT * FROM rows_of_pubn()) TO '" + quoted + "' (FORMAT parquet)");
    } catch (SQLException e) {
      throw failure(e);
    }
  }

  /** What went wrong when rows were read is hidden in the driver's exception. */
  private IOException failure(SQLException e) {
    if (failure.orElse(e) instanceof RuntimeException reading) {
      throw reading;
    }
    return failure.orElse(e) instanceof IOException reading
        ? reading
        : new IOException("DuckDB cannot write Parquet: " + e.getMessage(), e);
  }

  @Override
  public Object bind(DuckDBTableFunctionBindInfo info) {
    for (int column = 0; column < isNumber.length; column++) {
      info.addResultColumn(
          columns.get(column),
          isNumber[column] ? DuckDBColumnType.DOUBLE : DuckDBColumnType.VARCHAR);
    }
    return this;
  }

  @Override
  public Object init(DuckDBTableFunctionInitInfo info) {
    return this;
  }

  @Override
  public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter chunk)
      throws Exception {
    try {
      long filled = 0;
      while (filled < chunk.capacity() && advance()) {
        for (int column = 0; column < isNumber.length; column++) {
          put(column, chunk.vector(column), filled);
        }
        filled++;
      }
      return filled;
    } catch (IOException | RuntimeException e) {
      failure = Optional.of(e);
      throw e;
    }
  }

  /** Whether there is another row, which is then the one under way. */
  private boolean advance() throws IOException {
    row++;
    if (batch.isEmpty() || row == batch.get().rows()) {
      batch = rows.next();
      row = 0;
    }
    return batch.isPresent();
  }

  private void put(int column, DuckDBWritableVector vector, long place) {
    RowBatch cells = batch.orElseThrow();
    if (isNumber[column]) {
      double value = cells.number(row, column);
      if (Double.isNaN(value)) {
        vector.setNull(place);
      } else {
        vector.setDouble(place, value);
      }
    } else {
      String text = cells.text(row, column);
      if (text.isEmpty()) {
        vector.setNull(place);
      } else {
        vector.setString(place, text);
      }
    }
  }
}
