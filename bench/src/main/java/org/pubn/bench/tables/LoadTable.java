package org.pubn.bench.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableReader;

/** Reads a file into a table, kinds of columns inferred, in a cold JVM. */
final class LoadTable {

  private LoadTable() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    long start = System.nanoTime();
    Table table = TableReader.read(List.of(file), ColumnKinds.inferred());
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "load: %d rows, %d columns, %.1f s, %.0f MB/s%n",
        table.rows(),
        table.columns().size(),
        seconds,
        Files.size(file) / 1e6 / seconds);
  }
}
