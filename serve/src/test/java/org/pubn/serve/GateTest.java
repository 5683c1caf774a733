package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whom the service answers: names (DNS rebinding) and tokens. */
class GateTest {

  private static final String SECRET = "correct-horse-battery";
  private static final ScoringService OPEN =
      ScoringService.start(
          Models.linear(),
          ServiceOptions.ofPort(0).withAllowedHosts(Set.of("models.example", "[fe80::1]")));
  private static final ScoringService LOCKED =
      ScoringService.start(
          Models.linear(), ServiceOptions.ofPort(0).withToken(BearerToken.of(SECRET)));

  @TempDir private Path directory;

  @AfterAll
  static void close() {
    OPEN.close();
    LOCKED.close();
  }

  private static String get(ScoringService service, String target, String headers)
      throws IOException {
    try (RawClient client = new RawClient(service)) {
      return client
          .send("GET " + target + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n")
          .answer();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LocalHost:1234",
        "127.0.0.1",
        "127.0.0.1:8080",
        "[::1]:8080",
        "models.example",
        "Models.Example:443",
        "[fe80::1]",
      })
  void itsOwnNames(String host) throws IOException {
    assertThat(get(OPEN, "/v1/model", "Host: " + host + "\r\n")).startsWith("HTTP/1.1 200");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8080",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "models.example.evil.example",
        "evil.example#localhost",
        "localhost@evil.example",
        "10.0.0.1",
        "localhost.",
        "0.0.0.0",
        "0x7f000001",
      })
  void otherNames(String host) throws IOException {
    assertThat(get(OPEN, "/v1/model", "Host: " + host + "\r\n"))
        .containsPattern("^HTTP/1.1 4(21|00) ")
        .doesNotContain("provenance");
  }

  @Test
  void anotherNameIsNamed() throws IOException {
    assertThat(get(OPEN, "/health", "Host: evil.example\r\n"))
        .startsWith("HTTP/1.1 421 Misdirected Request")
        .contains("X-Content-Type-Options: nosniff")
        .endsWith(
            "{\"error\":\"host \\\"evil.example\\\": is not a name of this service; whoever runs it"
                + " can allow it\"}");
  }

  @ParameterizedTest
  @CsvSource({
    "http://evil.example/v1/model, localhost",
    "http://localhost/v1/model, evil.example",
    "http://evil.example/v1/model, evil.example",
  })
  void aNameInTheTarget(String target, String host) throws IOException {
    assertThat(get(OPEN, target, "Host: " + host + "\r\n"))
        .containsPattern("^HTTP/1.1 4(21|00) ")
        .doesNotContain("provenance");
  }

  @Test
  void withoutAName() throws IOException {
    try (RawClient client = new RawClient(OPEN)) {
      assertThat(client.send("GET /v1/model HTTP/1.0\r\n\r\n").answer())
          .doesNotContain("provenance")
          .startsWith("HTTP/1.1 421");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/model", "/openapi.json", "/v1/predict", "//v1/model", "/health/x"})
  void aTokenIsWanted(String path) throws IOException {
    String answer = get(LOCKED, path, "Host: localhost\r\n");

    assertThat(answer).doesNotContain("provenance", "paths");
    assertThat(answer.startsWith("HTTP/1.1 401") || answer.startsWith("HTTP/1.1 400")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bearer wrong-horse-battery-xx",
        "Bearer correct-horse-batter",
        "Bearer correct-horse-battery-",
        "Bearer",
        "Basic correct-horse-battery",
        "correct-horse-battery",
        "",
      })
  void aWrongToken(String authorization) throws IOException {
    assertThat(
            get(LOCKED, "/v1/model", "Host: localhost\r\nAuthorization: " + authorization + "\r\n"))
        .startsWith("HTTP/1.1 401")
        .contains("WWW-Authenticate: Bearer", "X-Content-Type-Options: nosniff")
        .doesNotContain("provenance", SECRET);
  }

  @Test
  void theTokenOpens() throws IOException {
    assertThat(
            get(LOCKED, "/v1/model", "Host: localhost\r\nAuthorization: bearer " + SECRET + "\r\n"))
        .startsWith("HTTP/1.1 200")
        .contains("provenance");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/page.css", "/page.js", "/health"})
  void theFormAndHealthNeedNone(String path) throws IOException {
    assertThat(get(LOCKED, path, "Host: localhost\r\n")).startsWith("HTTP/1.1 200");
  }

  @Test
  void aFileHoldsTheToken() throws IOException {
    Path file = Files.writeString(directory.resolve("token"), "  " + SECRET + "\n");

    assertThat(BearerToken.read(file).isKnownBy("Bearer " + SECRET)).isTrue();
    assertThat(BearerToken.read(file)).hasToString("BearerToken");
  }

  @Test
  void badTokensAreRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("token"), "short\n");

    assertThatThrownBy(() -> BearerToken.read(file))
        .hasMessage("token-file " + file + ": has 5 characters, must have 16 … 1000");
    Files.writeString(file, "sixteen characters and blanks");
    assertThatThrownBy(() -> BearerToken.read(file))
        .hasMessage(
            "token-file " + file + ": must consist of visible characters of ASCII, without blanks");
    Path nowhere = directory.resolve("nowhere");
    assertThatThrownBy(() -> BearerToken.read(nowhere))
        .hasMessage("token-file " + nowhere + ": does not exist");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "models.example:80", "a:80", "http://models.example", "*"})
  void namesThatNobodyCanAskFor(String name) {
    ServiceOptions options = ServiceOptions.ofPort(0);

    assertThatThrownBy(() -> options.withAllowedHosts(Set.of(name)))
        .hasMessage("allow-host " + name + ": must be a name or an address, without a port");
  }
}
