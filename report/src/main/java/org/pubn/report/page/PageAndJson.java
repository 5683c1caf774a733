package org.pubn.report.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubn.report.Report;
import org.pubn.storage.AtomicFile;

/**
 * The same result for readers and for programs. Equal results give equal bytes: no times, no dates.
 *
 * @param report for readers; written as {@code report.html}
 * @param name of the result; the numbers are written as {@code NAME.json}
 */
public record PageAndJson(Report report, String name, String json) {

  /** The files that {@link #write} writes for a result of a name. */
  public static List<String> names(String name) {
    return List.of(name + ".json", "report.html");
  }

  /** Writes both files into a directory, which is made if it does not exist. */
  public void write(Path directory) throws IOException {
    Files.createDirectories(directory);
    List<String> names = names(name);
    AtomicFile.write(directory.resolve(names.get(0)), json);
    AtomicFile.write(directory.resolve(names.get(1)), ReportPage.render(report));
  }
}
