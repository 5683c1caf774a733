package org.pubn.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.ReadAhead;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.table.IgnoredColumn.Reason;

/**
 * Reads files into one {@link Table}, all rows of which decide on the kinds of the columns.
 *
 * <p>Columns are matched by name, whatever their order; a column that some files do not have is not
 * used, and stands in the table as ignored. Files are parsed in a thread of their own while this
 * one collects what was parsed.
 *
 * <pre>{@code
 * Table table = TableReader.read(List.of(positives, unlabeled), ColumnKinds.inferred());
 * }</pre>
 */
public final class TableReader {

  private final List<RowReader> readers;
  private final Map<String, ColumnCollector> collectors = new LinkedHashMap<>();
  private final List<Column> partial = new ArrayList<>();

  private TableReader(List<RowReader> readers, ColumnKinds kinds) {
    this.readers = readers;
    Set<String> all = new LinkedHashSet<>();
    readers.forEach(reader -> all.addAll(reader.columns()));
    for (String name : all) {
      Optional<RowReader> without =
          readers.stream().filter(reader -> !reader.columns().contains(name)).findFirst();
      if (without.isPresent()) {
        partial.add(notEverywhere(name, without.get(), kinds));
      } else {
        collectors.put(name, new ColumnCollector(name, kinds.of(name)));
      }
    }
    for (String name : kinds.names()) {
      if (!all.contains(name)) {
        throw new InputException(
            "column \"" + name + "\": must be one of " + String.join(", ", all));
      }
    }
    if (collectors.isEmpty()) {
      throw new InputException("the files have no column in common");
    }
  }

  private static Column notEverywhere(String name, RowReader without, ColumnKinds kinds) {
    if (kinds.of(name).isPresent() && kinds.of(name).get() != ColumnKind.IGNORED) {
      throw new InputException("column \"" + name + "\": is missing in " + without.source());
    }
    return new IgnoredColumn(name, 0, Reason.NOT_IN_ALL_FILES, "is missing in " + without.source());
  }

  /**
   * Reads files.
   *
   * @param kinds what the user says of columns
   * @throws InputException if a file does not exist, a column of {@code kinds} is in no file, or
   *     nearly all cells of a column are numbers but not all
   * @throws DataFormatException if a file breaks its format or has no rows
   */
  public static Table read(List<Path> files, ColumnKinds kinds) throws IOException {
    List<RowReader> readers = new ArrayList<>();
    try {
      for (Path file : files) {
        readers.add(kinds.areUnnamed() ? TableFiles.openUnnamed(file) : TableFiles.open(file));
      }
      return new TableReader(readers, kinds).read();
    } finally {
      for (RowReader reader : readers) {
        reader.close();
      }
    }
  }

  private Table read() throws IOException {
    List<Table.Part> parts = new ArrayList<>();
    int rows = 0;
    for (RowReader reader : readers) {
      int from = rows;
      try (RowReader ahead = new ReadAhead(reader)) {
        for (Optional<RowBatch> batch = ahead.next(); batch.isPresent(); batch = ahead.next()) {
          collect(reader, batch.get());
          rows = Math.addExact(rows, batch.get().rows());
        }
      }
      if (rows == from) {
        throw new DataFormatException(reader.source(), "has a header but no rows");
      }
      collectors.values().forEach(ColumnCollector::endFile);
      parts.add(new Table.Part(reader.source(), from, rows));
    }
    List<Column> columns = new ArrayList<>();
    for (Iterator<ColumnCollector> i = collectors.values().iterator(); i.hasNext(); i.remove()) {
      // Removed one by one: what a collector holds is as large as the column made of it.
      columns.add(i.next().finish());
    }
    columns.addAll(partial);
    return new Table(parts, columns);
  }

  private void collect(RowReader reader, RowBatch batch) {
    List<String> names = reader.columns();
    for (int column = 0; column < names.size(); column++) {
      ColumnCollector collector = collectors.get(names.get(column));
      if (collector != null) {
        collector.add(reader.source(), batch, column);
      }
    }
  }
}
