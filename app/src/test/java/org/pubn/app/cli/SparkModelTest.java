package org.pubn.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A model that was trained on Spark and saved as a model file. {@code SubmittedProgram}, among the
 * tests of {@code spark/}, writes {@code spark.pubn}; its function is 2.9334 a + 0.7395 b − 0.7154.
 */
class SparkModelTest {

  @TempDir private Path directory;
  private Path model;

  @BeforeEach
  void copy() throws IOException {
    model = directory.resolve("spark.pubn");
    try (InputStream stored = SparkModelTest.class.getResourceAsStream("spark.pubn")) {
      Files.write(model, Objects.requireNonNull(stored).readAllBytes());
    }
  }

  @Test
  void predicts() throws IOException {
    Path rows = Files.writeString(directory.resolve("rows.libsvm"), "1 1:1.5 2:-1\n-1 2:-1\n");
    Path scored = directory.resolve("scored.csv");

    Terminal terminal =
        Terminal.run(
            "predict",
            "--model",
            model.toString(),
            "--input",
            rows.toString(),
            "--out",
            scored.toString());

    assertThat(terminal.code()).describedAs(terminal.err()).isZero();
    List<String> lines = Files.readAllLines(scored);
    assertThat(lines).hasSize(3);
    // 1.5 · 2.93343 − 0.73945 − 0.71544, and −0.73945 − 0.71544.
    assertThat(lines.get(1)).contains("2.9452");
    assertThat(lines.get(2)).contains("-1.4548");
  }

  @Test
  void isExportedAndInspected() {
    Path onnx = directory.resolve("model.onnx");

    Terminal export = Terminal.run("export", model.toString(), "--onnx", onnx.toString());

    assertThat(export.code()).describedAs(export.err()).isZero();
    assertThat(export.out()).contains("Inputs:  features\n").contains("Checked: scores differ");
    assertThat(Terminal.run("inspect", model.toString()).out()).contains("linear 2-1");
  }

  @Test
  @Timeout(120)
  void isServed() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--model=" + model,
                "--port=0")
            .redirectError(directory.resolve("log.txt").toFile())
            .start();
    try (BufferedReader out = process.inputReader(UTF_8)) {
      String address = String.valueOf(out.readLine()).replaceFirst(".*http:", "http:");
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(address + "/v1/predict"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString("{\"features\": [[1.5, -1]]}"))
              .build();

      String answer =
          HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();

      assertThat(answer).startsWith("{\"predictions\":[{\"score\":2.9452");
    } finally {
      process.destroyForcibly();
    }
  }
}
