package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.training.SmallDocuments;

/**
 * Commands that load native libraries, each in a process with a home and a temporary directory of
 * its own: no device id, no queue of events, no log, no folder stays there.
 */
class NothingLeftBehindTest {

  @TempDir private Path directory;
  private Path home;
  private Path temporary;

  @BeforeEach
  void setUp() throws IOException {
    home = Files.createDirectory(directory.resolve("home"));
    temporary = Files.createDirectory(directory.resolve("tmp"));
  }

  /** Runs the program; returns the id that its process had. */
  private long run(Object... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Duser.home=" + home,
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    Arrays.stream(arguments).map(Object::toString).forEach(command::add);
    Path log = directory.resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.startsWith("ORT_") || name.startsWith("PUBN_"));
    environment.put("HOME", home.toString());
    environment.put("TMPDIR", temporary.toString());
    for (String kind : List.of("CACHE", "CONFIG", "DATA", "STATE")) {
      environment.put("XDG_" + kind + "_HOME", home.resolve(kind).toString());
    }
    Process process = builder.start();
    try {
      assertThat(process.waitFor()).as(Files.readString(log)).isZero();
    } finally {
      process.destroyForcibly();
    }
    return process.pid();
  }

  private static List<Path> below(Path directory) throws IOException {
    try (Stream<Path> paths = Files.walk(directory)) {
      return paths.filter(path -> !path.equals(directory)).toList();
    }
  }

  private static List<Path> filesBelow(Path directory) throws IOException {
    return below(directory).stream().filter(Files::isRegularFile).toList();
  }

  private static void assertNoLogOf(long process) throws IOException {
    try (Stream<Path> paths = Files.list(Path.of("/tmp"))) {
      assertThat(paths.map(path -> path.getFileName().toString()))
          .noneMatch(name -> name.contains(String.valueOf(process)) && name.endsWith(".log"));
    }
  }

  @Test
  void byExport() throws Exception {
    Path model = SavedModels.table(directory);
    long process = run("export", model, "--onnx", directory.resolve("model.onnx"));

    assertThat(directory.resolve("model.onnx")).isNotEmptyFile();
    assertThat(filesBelow(home)).isEmpty();
    assertThat(below(temporary)).isEmpty();
    assertNoLogOf(process);
  }

  @Test
  void byAnEncoder() throws Exception {
    SmallDocuments documents = new SmallDocuments(directory);
    Path positive =
        documents.lines("p.txt", SmallDocuments.texts(5, 1, SmallDocuments.Topic.ROCKET));
    Path unlabeled =
        documents.lines("u.txt", SmallDocuments.texts(8, 2, SmallDocuments.Topic.COOKING));
    long process =
        run(
            "train",
            "--encoder=minilm-q",
            "--method=nnpu",
            "--prior=0.4",
            "--rate=0.001",
            "--epochs=1",
            "--positive=" + positive,
            "--unlabeled=" + unlabeled,
            "--out=" + directory.resolve("model.pubn"));

    // What is wanted: the features, and the tokenizer's library, unpacked once.
    assertThat(filesBelow(home))
        .hasSize(2)
        .allMatch(file -> file.toString().matches(".*(\\.features|libtokenizers\\.so)"));
    assertThat(below(temporary)).isEmpty();
    assertNoLogOf(process);
  }
}
