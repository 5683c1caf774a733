package org.pubn.bench.tables;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.storage.AtomicFile;

/** Writes a CSV file of 50 columns: an id, 39 of numbers, 10 of values from a list. */
final class GenerateTable {

  static final int NUMBERS = 39;
  static final int LISTS = 10;

  private GenerateTable() {}

  public static void main(String[] args) throws IOException {
    int rows = Integer.parseInt(args[0]);
    AtomicFile.write(
        Path.of(args[1]),
        out -> {
          StringBuilder text = new StringBuilder("id");
          for (int i = 0; i < NUMBERS; i++) {
            text.append(",number").append(i);
          }
          for (int i = 0; i < LISTS; i++) {
            text.append(",list").append(i);
          }
          RandomStream random = new Seed(0).random();
          for (int row = 0; row < rows; row++) {
            appendRow(text.append('\n'), row, random);
            out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
            text.setLength(0);
          }
          out.write('\n');
        });
  }

  private static void appendRow(StringBuilder text, int row, RandomStream random) {
    text.append(row);
    for (int i = 0; i < NUMBERS; i++) {
      int digits = (int) (random.nextFloat() * 20_000_000) - 10_000_000;
      text.append(',');
      // In the first five columns, one cell in fifty is missing.
      if (i >= 5 || digits % 50 != 0) {
        text.append(digits / 1_000_000)
            .append('.')
            .append(1_000_000 + Math.abs(digits % 1_000_000));
      }
    }
    for (int i = 0; i < LISTS; i++) {
      text.append(",value ").append((char) ('a' + (int) (random.nextFloat() * 12)));
    }
  }
}
