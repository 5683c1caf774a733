package org.pubn.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Small files of customers: those who are rich and red buy. Of the others, only the poor green ones
 * were collected. A tenth of the colors is missing.
 */
public final class SmallTables {

  public static final String PRIOR = "0.4";
  public static final String RHO = "0.3";

  private static final String HEADER = "customer,income,colour,noise";

  /** What a row is. */
  public enum Kind {
    BUYER("1", 3, "red"),
    COLLECTED("-1", -3, "green"),
    OTHER("", -3, "blue");

    private final String label;
    private final double income;
    private final String colour;

    Kind(String label, double income, String colour) {
      this.label = label;
      this.income = income;
      this.colour = colour;
    }
  }

  private final Path directory;

  public SmallTables(Path directory) {
    this.directory = directory;
  }

  public Path positive() {
    return write("positive.csv", HEADER, rows("p", 60, new Seed(1), Kind.BUYER));
  }

  public Path negative() {
    return write("negative.csv", HEADER, rows("n", 60, new Seed(2), Kind.COLLECTED));
  }

  public Path unlabeled() {
    return write("unlabeled.csv", HEADER, unlabeledRows());
  }

  /** New rows, the first of which buy. */
  public Path fresh() {
    List<String> rows = rows("f", 5, new Seed(7), Kind.BUYER);
    rows.addAll(rows("g", 5, new Seed(8), Kind.OTHER));
    return write("fresh.csv", HEADER, rows);
  }

  /** All rows in one file, with a column that says what they are. */
  public Path labeled() {
    List<String> all = new ArrayList<>();
    rows("p", 60, new Seed(1), Kind.BUYER).forEach(row -> all.add(row + "," + Kind.BUYER.label));
    rows("n", 60, new Seed(2), Kind.COLLECTED)
        .forEach(row -> all.add(row + "," + Kind.COLLECTED.label));
    unlabeledRows().forEach(row -> all.add(row + ","));
    return write("labeled.csv", HEADER + ",bought", all);
  }

  private static List<String> unlabeledRows() {
    List<String> rows = rows("u", 120, new Seed(3), Kind.BUYER);
    rows.addAll(rows("v", 90, new Seed(4), Kind.COLLECTED));
    rows.addAll(rows("w", 90, new Seed(5), Kind.OTHER));
    return rows;
  }

  private static List<String> rows(String prefix, int count, Seed seed, Kind kind) {
    RandomStream random = seed.random();
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(
          String.format(
              Locale.ROOT,
              "%s%d,%.3f,%s,%.3f",
              prefix,
              i,
              kind.income + random.nextDouble(),
              random.nextDouble() < 0.1 ? "" : kind.colour,
              random.nextDouble()));
    }
    return rows;
  }

  private Path write(String name, String header, List<String> rows) {
    try {
      return Files.writeString(
          directory.resolve(name), header + "\n" + String.join("\n", rows) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
