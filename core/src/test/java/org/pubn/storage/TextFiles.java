package org.pubn.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/** Small files for tests, and all that a reader finds in one. */
public record TextFiles(Path directory) {

  /** All rows of a file. */
  public record Contents(
      List<String> columns, List<List<String>> rows, List<Long> lines, int batches) {}

  public Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  public Path writeGzip(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return file;
  }

  public static Contents read(Path file) throws IOException {
    try (RowReader reader = TableFiles.open(file)) {
      return read(reader);
    }
  }

  static Contents read(RowReader reader) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    List<Long> lines = new ArrayList<>();
    int batches = 0;
    for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
      RowBatch batch = next.get();
      batches++;
      for (int row = 0; row < batch.rows(); row++) {
        int current = row;
        rows.add(
            IntStream.range(0, batch.columns())
                .mapToObj(column -> batch.text(current, column))
                .toList());
        lines.add(batch.line(row));
      }
    }
    return new Contents(reader.columns(), rows, lines, batches);
  }
}
