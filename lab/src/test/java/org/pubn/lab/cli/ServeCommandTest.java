package org.pubn.lab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

  /** What the system says of a process that ended on SIGTERM. */
  private static final int TERMINATED = 128 + 15;

  @TempDir private Path directory;

  @Test
  @Timeout(120)
  void aProcessServesUntilItIsToldToEnd() throws IOException, InterruptedException {
    Path model = SavedModels.table(directory);
    Path log = directory.resolve("log.txt");
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
            .redirectError(log.toFile())
            .start();
    try (BufferedReader out = process.inputReader(UTF_8)) {
      String line = String.valueOf(out.readLine());
      assertThat(line).startsWith("Serving " + model + " at http://127.0.0.1:");
      URI predict = URI.create(line.replaceFirst(".* at ", "") + "/v1/predict");

      assertThat(post(predict, "{\"row\": {\"age\": 50, \"job\": \"admin.\"}}"))
          .startsWith("{\"predictions\":[{\"score\":3.0,\"probability\":0.952");
      assertThat(post(predict, "{\"row\": {\"age\": \"hush-hush\", \"job\": \"cook\"}}"))
          .isEqualTo("{\"error\":\"row, column \\\"age\\\": \\\"hush-hush\\\" is not a number\"}");

      process.toHandle().destroy();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(TERMINATED);
      assertThat(out.readLine()).isNull();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(log)).doesNotContain("hush-hush", "Jetty", "Javalin");
  }

  private static String post(URI address, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  @Test
  void aPortInUseIsASentence() throws IOException {
    String model = SavedModels.vectors(directory).toString();
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(other.getLocalPort());
      Terminal terminal = Terminal.run("serve", "--model", model, "--port", port);

      assertThat(terminal)
          .isEqualTo(
              new Terminal(
                  1,
                  "",
                  "pubn: 127.0.0.1:" + port + ": cannot listen there: Address already in use\n"));
    }
  }

  @Test
  void mistakesAreSentences() throws IOException {
    String model = SavedModels.vectors(directory).toString();

    assertThat(Terminal.run("serve", "--model", "nowhere.pubn"))
        .isEqualTo(new Terminal(2, "", "pubn: model nowhere.pubn: there is no such file\n"));
    assertThat(Terminal.run("serve", "--model", model, "--port", "65536"))
        .isEqualTo(new Terminal(2, "", "pubn: port 65536: must lie in 0 … 65535\n"));
    assertThat(Terminal.run("serve", "--model", model, "--max-body", "0"))
        .isEqualTo(new Terminal(2, "", "pubn: max-body 0: must lie in 1 … 1073741824\n"));
    assertThat(Terminal.run("serve").err()).contains("--model");
  }
}
