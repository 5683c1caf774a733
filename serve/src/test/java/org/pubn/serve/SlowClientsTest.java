package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.SocketException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clients that send or take a byte now and then: never idle, and never done. */
class SlowClientsTest {

  private static final int CONNECTIONS = 12;

  /** Longer than any test waits. */
  private static final Duration NEVER = Duration.ofMinutes(10);

  private static final String BODY = "{\"features\": [[3, 1]]}";
  private static final String HEAD =
      "POST /v1/predict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  private final ScoringService service =
      ScoringService.start(
          Models.linear(),
          ServiceOptions.ofPort(0)
              .withLimits(
                  ServiceLimits.DEFAULT
                      .withMaxBodyBytes(10_000_000)
                      .withMaxRows(1_000_000)
                      .withMaxConnections(CONNECTIONS)
                      .withTimeouts(Duration.ofSeconds(2), Duration.ofSeconds(3))));

  @AfterEach
  void close() {
    service.close();
  }

  /** Sends a byte every tenth of a second for a minute; whether the service put an end to it. */
  private static boolean isEnded(RawClient client) throws IOException, InterruptedException {
    try {
      for (int i = 0; i < 600; i++) {
        client.send("x");
        Thread.sleep(100);
      }
      return false;
    } catch (SocketException e) {
      return true;
    }
  }

  @Test
  @Timeout(180)
  void aHeadByteByByte() throws IOException, InterruptedException {
    try (RawClient client = new RawClient(service)) {
      client.send("GET /health HTTP/1.1\r\nHost: localhost\r\nX: ");

      assertThat(isEnded(client)).isTrue();
    }
  }

  @Test
  @Timeout(180)
  void aBodyByteByByte() throws IOException, InterruptedException {
    try (RawClient client = new RawClient(service)) {
      client.send(HEAD + "Content-Length: 100000\r\n\r\n");

      assertThat(isEnded(client)).isTrue();
    }
  }

  @Test
  @Timeout(180)
  void aBodyThatComesTooLateIsToldSo() throws IOException {
    try (RawClient client = new RawClient(service)) {
      assertThat(client.send(HEAD + "Content-Length: 100000\r\n\r\n{").answer())
          .startsWith("HTTP/1.1 408")
          .contains("X-Content-Type-Options: nosniff", "body: has not arrived in time");
    }
  }

  @Test
  @Timeout(180)
  void theNextRequestOfAConnectionByteByByte() throws IOException, InterruptedException {
    try (RawClient client = new RawClient(service)) {
      client.send(HEAD + "Content-Length: " + BODY.length() + "\r\n\r\n" + BODY + "GET ");

      assertThat(isEnded(client)).isTrue();
    }
  }

  /** More of them than threads, each with an answer that no buffer of the system holds. */
  @Test
  @Timeout(180)
  void answersThatNobodyTakesKeepNoThread() throws IOException {
    String many = "{\"features\": [" + "[3, 1],".repeat(80_000) + "[3, 1]]}";
    ServiceLimits limits = ServiceLimits.DEFAULT.withMaxRows(100_000).withTimeouts(NEVER, NEVER);
    List<RawClient> clients = new ArrayList<>();
    try (ScoringService patient =
        ScoringService.start(Models.linear(), ServiceOptions.ofPort(0).withLimits(limits))) {
      for (int i = 0; i < ScoringService.THREADS + 4; i++) {
        clients.add(
            RawClient.withSmallBuffer(patient)
                .send(HEAD + "Content-Length: " + many.length() + "\r\n\r\n" + many));
      }
      assertThat(new Client(patient).predict(BODY).statusCode()).isEqualTo(200);
      for (RawClient client : clients) {
        client.close();
      }
    }
  }

  @Test
  @Timeout(180)
  void whoIsWaitedForLongestMakesRoom() throws IOException, InterruptedException {
    ServiceLimits limits =
        ServiceLimits.DEFAULT.withMaxConnections(CONNECTIONS).withTimeouts(NEVER, NEVER);
    List<RawClient> clients = new ArrayList<>();
    try (ScoringService crowded =
        ScoringService.start(Models.linear(), ServiceOptions.ofPort(0).withLimits(limits))) {
      for (int i = 0; i < 3 * CONNECTIONS; i++) {
        clients.add(new RawClient(crowded).send(HEAD));
        Thread.sleep(60);
      }
      Thread.sleep(600);

      assertThat(new Client(crowded).predict(BODY).statusCode()).isEqualTo(200);
      for (RawClient client : clients) {
        client.close();
      }
    }
  }
}
