package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Malformed, huge, slow and half-sent requests; after each of them others are still answered. */
class HostileClientsTest {

  private static final ServiceOptions OPTIONS =
      ServiceOptions.ofPort(0)
          .withLimits(
              new ServiceLimits(
                  100_000,
                  1000,
                  300,
                  Duration.ofMillis(700),
                  Duration.ofSeconds(3),
                  Duration.ofSeconds(2)));
  private static final ScoringService SERVICE = ScoringService.start(Models.linear(), OPTIONS);

  private static final String BODY = "{\"features\": [[3, 1]]}";
  private static final String HEAD =
      "POST /v1/predict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  @AfterAll
  static void close() {
    SERVICE.close();
  }

  @AfterEach
  void othersAreStillAnswered() {
    assertThat(new Client(SERVICE).predict(BODY).body()).contains("\"score\":1.5");
  }

  private static String head(long length) {
    return HEAD + "Content-Length: " + length + "\r\n\r\n";
  }

  @Test
  void aWholeRequestIsAnswered() throws IOException {
    try (RawClient client = new RawClient(SERVICE)) {
      assertThat(client.send(head(BODY.length()) + BODY).answer())
          .startsWith("HTTP/1.1 200 OK")
          .endsWith("\"prediction\":true}]}");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense\\r\\n\\r\\n | 400",
        "GET / HTTP/9.9\\r\\n\\r\\n | 505",
        "GET / HTTP/1.1\\r\\n\\r\\n | 400",
        "GET / HTTP/1.1\\r\\nHost: localhost\\r\\nHost: b\\r\\n\\r\\n | 400",
        "POST /v1/predict HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: -1\\r\\n\\r\\n | 400",
        "POST /v1/predict HTTP/1.1\\r"
            + "\\n"
            + "Host: localhost\\r"
            + "\\n"
            + "Content-Length: 99999999999999999999\\r"
            + "\\n"
            + "\\r"
            + "\\n"
            + " | 400",
        "POST /v1/predict HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\n"
            + "Transfer-Encoding: chunked\\r\\n\\r\\nzz\\r\\n | 400",
      })
  void malformed(String request, int status) throws IOException {
    try (RawClient client = new RawClient(SERVICE)) {
      String answer = client.send(request.replace("\\r\\n", "\r\n")).answer();

      assertThat(answer)
          .startsWith("HTTP/1.1 " + status)
          .doesNotContain("at org.", "Exception", "<html");
    }
  }

  @Test
  void bytesThatAreNoHttp() throws IOException {
    StringBuilder bytes = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      bytes.append((char) (i * 7919 % 256));
    }
    try (RawClient client = new RawClient(SERVICE)) {
      assertThat(client.sendUntilRefused(bytes.toString(), 1).statusLine())
          .matches("(HTTP/1.1 4.*)?");
    }
  }

  @Test
  void aHugeHeader() throws IOException {
    try (RawClient client = new RawClient(SERVICE)) {
      client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ").sendUntilRefused("x".repeat(1000), 100);

      assertThat(client.statusLine()).matches("(HTTP/1.1 431 .*)?");
    }
  }

  @Test
  void aBodyDeclaredHuge() throws IOException {
    try (RawClient client = new RawClient(SERVICE)) {
      assertThat(client.send(head(1L << 40)).answer())
          .startsWith("HTTP/1.1 413")
          .contains("body: longer than 100000 bytes");
    }
  }

  @Test
  void aBodyThatIsHugeWithoutSayingSo() throws IOException {
    String chunk = "3e8\r\n" + " ".repeat(1000) + "\r\n";
    try (RawClient client = new RawClient(SERVICE)) {
      client.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n").sendUntilRefused(chunk, 20_000);

      assertThat(client.statusLine()).matches("(HTTP/1.1 413 .*)?");
    }
  }

  @Test
  void manyNestedBrackets() {
    String body = "{\"features\": " + "[".repeat(50_000);

    assertThat(new Client(SERVICE).predict(body).statusCode()).isEqualTo(400);
  }

  @Test
  void aHalfSentHeadEnds() throws IOException {
    try (RawClient client = new RawClient(SERVICE)) {
      assertThat(client.send("POST /v1/predict HT").statusLine()).matches("(HTTP/1.1 4.*)?");
    }
  }

  @Test
  void aHalfSentBodyEnds() throws IOException {
    try (RawClient client = new RawClient(SERVICE)) {
      assertThat(client.send(head(1000) + "{\"features\"").answer())
          .doesNotContain("HTTP/1.1 2", "at org.", "Exception");
    }
  }

  /** Many more than there are threads: none of them keeps one. */
  @Test
  void halfSentBodiesKeepNobodyWaiting() throws IOException {
    List<RawClient> clients = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        clients.add(new RawClient(SERVICE).send(head(1000) + "{\"features\""));
      }
      long start = System.nanoTime();
      othersAreStillAnswered();
      Duration waited = Duration.ofNanos(System.nanoTime() - start);

      for (RawClient client : clients) {
        assertThat(client.answer()).doesNotContain("HTTP/1.1 2");
      }
      assertThat(waited).isLessThan(Duration.ofSeconds(15));
    } finally {
      for (RawClient client : clients) {
        client.close();
      }
    }
  }

  @Test
  void aSlowRequestIsAnsweredInTheEnd() throws IOException, InterruptedException {
    String request = head(BODY.length()) + BODY;
    try (RawClient client = new RawClient(SERVICE)) {
      int step = request.length() / 8 + 1;
      for (int i = 0; i < request.length(); i += step) {
        client.send(request.substring(i, Math.min(request.length(), i + step)));
        Thread.sleep(100);
      }
      assertThat(client.answer()).startsWith("HTTP/1.1 200 OK");
    }
  }

  @Test
  void clientsThatHangUp() throws IOException {
    for (int i = 0; i < 100; i++) {
      try (RawClient client = new RawClient(SERVICE)) {
        client.send(i % 2 == 0 ? head(1000) + "{" : head(BODY.length()) + BODY);
      }
    }
  }
}
