package org.pubn.lab.fault;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Terminal;

/**
 * A process that ends without warning before every single step of writing: there is the old set of
 * files or the new one, or whoever reads them is told; and the next run removes what was left.
 */
class CrashTest {

  private static final List<String> SET = List.of("model.json", "model.pubn", "model.report.html");

  @TempDir private Path directory;
  private Path in = Path.of("");
  private Path out = Path.of("");

  @BeforeEach
  void makeFolders() throws IOException {
    in = Files.createDirectory(directory.resolve("in"));
    out = Files.createDirectory(directory.resolve("out"));
  }

  /** The exit code of a process that writes, and may end before the n-th change. */
  private int run(Scenario scenario, int number) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dtrain.seed=7",
                "-Dtoy.epochs=1",
                "-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyProvider.class.getName(),
                "-cp",
                System.getProperty("java.class.path"),
                CrashRun.class.getName(),
                scenario.name(),
                directory.toString(),
                Integer.toString(number))
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("log.txt").toFile())
            .start();
    try {
      return process.waitFor();
    } finally {
      process.destroyForcibly();
    }
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.list(out)) {
      for (Path path : paths.toList()) {
        files.put(path.getFileName().toString(), content(path));
      }
    }
    return files;
  }

  private static String content(Path path) throws IOException {
    return new String(Files.readAllBytes(path), ISO_8859_1);
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aTrainingThatEndsAtAnyStepOfWriting() throws IOException, InterruptedException {
    Scenario.TRAIN.prepare(in);
    assertThat(Scenario.TRAIN.run(in, out).code()).isZero();
    Map<String, String> old = files();
    assertThat(old.keySet()).containsExactlyElementsOf(SET);
    int code = CrashRun.KILLED;
    int mixed = 0;
    for (int number = 1; code == CrashRun.KILLED; number++) {
      code = run(Scenario.TRAIN, number);
      Map<String, String> now = files();
      boolean model = isNew("model.pubn", old, now);
      boolean numbers = isNew("model.json", old, now);
      boolean page = isNew("model.report.html", old, now);

      // The model goes first, then its numbers, then its page.
      assertThat(model || !numbers).as("step %d", number).isTrue();
      assertThat(numbers || !page).as("step %d", number).isTrue();
      Terminal told = Terminal.run("inspect", out.resolve("model.pubn").toString());
      assertThat(told.code()).as(told.err()).isZero();
      assertThat(told.err().contains("belongs to another model")).isEqualTo(model != numbers);
      mixed += model == numbers ? 0 : 1;

      assertThat(Scenario.TRAIN.run(in, out).code()).isZero();
      assertThat(files().keySet()).as("step %d", number).containsExactlyElementsOf(SET);
      assertThat(files().get("model.pubn")).isEqualTo(old.get("model.pubn"));
    }
    assertThat(code).as(Files.readString(directory.resolve("log.txt"))).isZero();
    assertThat(mixed).as("steps between the model and its numbers").isPositive();
  }

  private static boolean isNew(String name, Map<String, String> old, Map<String, String> now) {
    return !Objects.equals(now.get(name), old.get(name));
  }

  /** The long one: an experiment that ends at every step goes on to the same tables. */
  @Test
  @Tag("long")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void anExperimentThatEndsAtAnyStep() throws IOException, InterruptedException {
    assertThat(Scenario.REPRODUCE.run(in, out).code()).isZero();
    String table = content(out.resolve("tables.txt"));
    int code = CrashRun.KILLED;
    for (int number = 1; code == CrashRun.KILLED; number++) {
      for (String name : files().keySet()) {
        Files.delete(out.resolve(name));
      }
      code = run(Scenario.REPRODUCE, number);
      Terminal again = Scenario.REPRODUCE.run(in, out);

      assertThat(again.code()).as(again.err()).isZero();
      assertThat(content(out.resolve("tables.txt"))).as("step %d", number).isEqualTo(table);
      assertThat(files().keySet()).noneMatch(name -> name.endsWith(".tmp"));
    }
    assertThat(code).isZero();
  }
}
