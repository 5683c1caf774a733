package org.pubn.lab.result;

import static org.pubn.report.table.Text.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.pubn.nn.KernelSets;
import org.pubn.origin.ProgramVersion;

/**
 * One run of the program, for the record beside the results it added.
 *
 * @param commit commit of the source, if the launcher knew it
 */
public record Session(
    String command,
    String version,
    String commit,
    String machine,
    String java,
    String kernels,
    int threads,
    int outcomes,
    double seconds) {

  /**
   * The run that is under way.
   *
   * @param start {@link System#nanoTime()} when it began
   */
  public static Session underWay(String command, int threads, int outcomes, long start) {
    double seconds = (System.nanoTime() - start) * 1e-9;
    return new Session(
        command,
        ProgramVersion.current(),
        System.getProperty("pubn.commit", "unknown"),
        machineInUse(),
        System.getProperty("java.version"),
        KernelSets.create().name(),
        threads,
        outcomes,
        Math.round(seconds * 10) / 10.0);
  }

  private static String machineInUse() {
    return format(
        "%s, %d cores, %s %s",
        processor(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name"),
        System.getProperty("os.arch"));
  }

  private static String processor() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unknown processor");
    } catch (IOException | UncheckedIOException e) {
      return "unknown processor";
    }
  }
}
