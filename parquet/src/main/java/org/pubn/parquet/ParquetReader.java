package org.pubn.parquet;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;

/**
 * Reads a Parquet file row by row, in its order. Values become texts as DuckDB prints them, missing
 * ones empty cells; lists, maps and structures are refused. As the line of a row stands its number,
 * counted from 1.
 */
final class ParquetReader implements RowReader {

  private static final int BATCH_ROWS = 4096;
  private static final int BATCH_CHARACTERS = 1 << 20;

  private final String source;
  private final Connection connection;
  private final PreparedStatement query;
  private final ResultSet rows;
  private final List<String> columns;
  private final RowBatch.Builder batch;
  private long read;

  ParquetReader(Path file) throws IOException {
    this.source = file.toString();
    this.connection = connect();
    try {
      this.columns = describe();
      this.batch = new RowBatch.Builder(columns.size());
      String cells =
          columns.stream()
              .map(name -> "CAST(\"" + name.replace("\"", "\"\"") + "\" AS VARCHAR)")
              .collect(Collectors.joining(", "));
      this.query = connection.prepareStatement("SELECT " + cells + " FROM read_parquet(?)");
      query.setString(1, source);
      this.rows = query.executeQuery();
    } catch (SQLException e) {
      close(connection);
      throw notParquet(e);
    } catch (RuntimeException e) {
      close(connection);
      throw e;
    }
  }

  static Connection connect() throws IOException {
    Properties properties = new Properties();
    // Else the driver keeps the whole result in memory.
    properties.setProperty("jdbc_stream_results", "true");
    try {
      Connection connection = DriverManager.getConnection("jdbc:duckdb:", properties);
      try (Statement statement = connection.createStatement()) {
        statement.execute("SET threads TO 1");
      }
      return connection;
    } catch (SQLException e) {
      throw new IOException("DuckDB does not start", e);
    }
  }

  private List<String> describe() throws SQLException {
    Map<String, String> types = new LinkedHashMap<>();
    try (PreparedStatement statement =
        connection.prepareStatement("DESCRIBE SELECT * FROM read_parquet(?)")) {
      statement.setString(1, source);
      try (ResultSet result = statement.executeQuery()) {
        while (result.next()) {
          types.put(result.getString(1), result.getString(2));
        }
      }
    }
    types.forEach(this::check);
    return new ArrayList<>(types.keySet());
  }

  private void check(String column, String type) {
    if (type.matches(".*(\\[\\d*\\]|STRUCT|MAP|UNION|BLOB).*")) {
      throw new DataFormatException(
          source,
          "column \""
              + column
              + "\" is of type "
              + type
              + ": only numbers, texts, booleans and dates are allowed");
    }
  }

  private DataFormatException notParquet(SQLException e) {
    String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return new DataFormatException(source, "cannot be read as Parquet: " + message, e);
  }

  @Override
  public String source() {
    return source;
  }

  @Override
  public List<String> columns() {
    return List.copyOf(columns);
  }

  @Override
  public Optional<RowBatch> next() throws IOException {
    try {
      while (batch.rows() < BATCH_ROWS && batch.length() < BATCH_CHARACTERS && rows.next()) {
        for (int column = 1; column <= columns.size(); column++) {
          String cell = rows.getString(column);
          batch.add(cell == null ? "" : cell);
        }
        batch.endRow(++read);
      }
    } catch (SQLException e) {
      throw notParquet(e);
    }
    return batch.rows() == 0 ? Optional.empty() : Optional.of(batch.build());
  }

  @Override
  public void close() throws IOException {
    try {
      rows.close();
      query.close();
    } catch (SQLException e) {
      throw new IOException(e);
    } finally {
      close(connection);
    }
  }

  private static void close(Connection connection) throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
