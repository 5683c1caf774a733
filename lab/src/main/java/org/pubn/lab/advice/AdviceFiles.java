package org.pubn.lab.advice;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.data.AtomicFile;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.page.ReportPage;

/**
 * Advice to be read and to be written. Equal advice gives equal bytes: no times, no dates.
 *
 * @param report for readers; written as {@code report.html}
 * @param json the numbers; written as {@code advice.json}
 */
public record AdviceFiles(Report report, String json) {

  /** Refuses a place that cannot be a directory, before work is put into what would go there. */
  public static void requireDirectory(Path directory) {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new IllegalArgumentException("--out " + directory + ": is a file, must be a directory");
    }
  }

  /** Writes both files into a directory, which is made if it does not exist. */
  public void write(Path directory) throws IOException {
    requireDirectory(directory);
    Files.createDirectories(directory);
    write(directory.resolve("advice.json"), json);
    write(directory.resolve("report.html"), ReportPage.render(report));
  }

  private static void write(Path file, String text) throws IOException {
    AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
