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

  /** Writes both files into a directory, which is made if it does not exist. */
  public void write(Path directory) throws IOException {
    Files.createDirectories(directory);
    write(directory.resolve("advice.json"), json);
    write(directory.resolve("report.html"), ReportPage.render(report));
  }

  private static void write(Path file, String text) throws IOException {
    AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
