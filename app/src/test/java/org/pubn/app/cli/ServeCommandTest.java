package org.pubn.app.cli;

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
                "--port=0",
                "--host=0.0.0.0")
            .redirectError(log.toFile())
            .start();
    try (BufferedReader out = process.inputReader(UTF_8)) {
      String line = String.valueOf(out.readLine());
      assertThat(line).startsWith("Serving " + model + " at http://0.0.0.0:");
      URI predict = URI.create(line.replaceFirst(".*:", "http://127.0.0.1:") + "/v1/predict");

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
    assertThat(Files.readAllLines(log))
        .hasSize(3)
        .satisfies(
            lines -> {
              assertThat(lines.get(0))
                  .isEqualTo(
                      "Warning: --host 0.0.0.0: other machines can reach the service; what they"
                          + " send is not encrypted, and it answers everyone who reaches it"
                          + " (--token-file)");
              assertThat(lines.get(2))
                  .endsWith("Z 400 POST /v1/predict from 127.0.0.1: the body cannot be understood");
            });
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
                  "pubn: 127.0.0.1:" + port + ": cannot listen there: address already in use\n"));
    }
  }

  @Test
  @Timeout(60)
  void mistakesAreSentences() throws IOException {
    String model = SavedModels.vectors(directory).toString();

    assertThat(Terminal.run("serve", "--model", "nowhere.pubn"))
        .isEqualTo(new Terminal(2, "", "pubn: --model nowhere.pubn: there is no such file\n"));
    assertThat(Terminal.run("serve", "--model", model, "--port", "65536"))
        .isEqualTo(new Terminal(2, "", "pubn: --port 65536: must lie in 0 … 65535\n"));
    assertThat(Terminal.run("serve", "--model", model, "--max-body", "0"))
        .isEqualTo(new Terminal(2, "", "pubn: --max-body 0: must lie in 1 … 1073741824\n"));
    assertThat(Terminal.run("serve", "--model", model, "--allow-host", "a:80").err())
        .isEqualTo("pubn: --allow-host a:80: must be a name or an address, without a port\n");
    assertThat(Terminal.run("serve", "--model", model, "--token-file", "nowhere").err())
        .isEqualTo("pubn: --token-file nowhere: does not exist\n");
    assertThat(Terminal.run("serve", "--model", model, "--max-connections", "0").err())
        .isEqualTo("pubn: --max-connections 0: must lie in 4 … 100000\n");
    assertThat(Terminal.run("serve", "--model", model, "--access-log", model).err())
        .contains(model + ": is one of the inputs, which would be lost");
    assertThat(Terminal.run("serve", "--model", model, "--access-log", "/dev/null").err())
        .isEqualTo(
            "pubn: --access-log /dev/null: is a device, a pipe or a socket, must be a file\n");
    assertThat(Terminal.run("serve", "--model", model, "--host", "nowhere.invalid").err())
        .endsWith(
            "pubn: nowhere.invalid:8080: cannot listen there: this host is not known: is the name"
                + " right, and is there a network?\n");
    assertThat(Terminal.run("serve").err()).contains("--model");
  }
}
