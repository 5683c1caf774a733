package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;
import org.pubn.modelfile.ClassifierFile;

/** A model, its numbers and its page belong together. */
class ModelCompanionsTest {

  @TempDir private Path directory;
  private Path model;
  private List<String> training;

  @BeforeEach
  void setUp() {
    SmallTables tables = new SmallTables(directory);
    model = directory.resolve("model.pubn");
    training =
        List.of(
            "train",
            "--model=linear",
            "--method=nnpu",
            "--rate=0.01",
            "--epochs=2",
            "--quiet",
            "--prior=0.4",
            "--positive=" + tables.positive(),
            "--unlabeled=" + tables.unlabeled(),
            "--out=" + model);
  }

  private void train(String seed) {
    List<String> arguments = new ArrayList<>(training);
    arguments.add("--seed=" + seed);
    assertThat(Terminal.run(arguments.toArray(String[]::new)).code()).isZero();
  }

  private Path json() {
    return directory.resolve("model.json");
  }

  @Test
  void carryTheDigestOfTheModel() throws IOException {
    train("0");
    String digest = ClassifierFile.sha256(model);

    assertThat(new ObjectMapper().readTree(json().toFile()).get("modelSha256").asText())
        .isEqualTo(digest);
    assertThat(directory.resolve("model.report.html")).content().contains(digest);
    assertThat(Commands.done("inspect", model).out()).contains(digest);
  }

  /** As where a run was killed after the model was renamed and before its numbers were. */
  @Test
  void ofAnotherModelAreNoticedByEveryCommandThatReadsTheModel() throws Exception {
    train("0");
    byte[] old = Files.readAllBytes(json());
    train("1");
    Files.write(json(), old);
    Path fresh = new SmallTables(directory).fresh();
    String told = "Warning: " + json() + ": belongs to another model than " + model + " ";

    assertThat(Commands.run("inspect", model).err()).startsWith(told);
    assertThat(Commands.run("predict", "--model", model, "--input", fresh).err()).startsWith(told);
    assertThat(Commands.run("export", model, "--onnx", directory.resolve("model.onnx")).err())
        .startsWith(told);
    assertThat(
            Commands.run(
                    "evaluate",
                    "--model",
                    model,
                    "--positive",
                    fresh,
                    "--unlabeled",
                    fresh,
                    "--out",
                    directory.resolve("evaluation"))
                .err())
        .startsWith(told);
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(Commands.run("serve", "--model", model, "--port", taken.getLocalPort()).err())
          .startsWith(told);
    }
    train("1");
    assertThat(Commands.run("inspect", model).err()).isEmpty();
  }

  @Test
  void filesThatAreNotOursAreLeftAlone() throws IOException {
    train("0");
    for (String other : List.of("", "{}", "[1]", "{\"modelSha256\": 3}", "no JSON at all")) {
      Files.writeString(json(), other);
      assertThat(Commands.done("inspect", model).out()).isNotEmpty();
    }
  }

  /** Files may be this long in the process: the model fits, the page does not. */
  @Test
  void aPageThatDoesNotFitDoesNotLoseTheModel() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
    List<String> command =
        new ArrayList<>(
            List.of(
                "/bin/bash",
                "-c",
                "ulimit -f 200; exec \"$0\" \"$@\"",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(training);
    Path log = directory.resolve("log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    int code;
    try {
      code = process.waitFor();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(log))
        .contains(
            "pubn: "
                + directory.resolve("model.report.html")
                + ": file too large; the model itself is complete: "
                + model
                + "\n");
    assertThat(code).isEqualTo(1);
    assertThat(ClassifierFile.load(model).provenance().method()).isEqualTo("nnpu");
    assertThat(json()).isNotEmptyFile();
    assertThat(directory.toFile().list()).noneMatch(name -> name.endsWith(".tmp"));
  }
}
