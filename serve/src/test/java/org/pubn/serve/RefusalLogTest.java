package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** What is written down of requests. {@code ServeCommandTest} sees the log of a whole service. */
class RefusalLogTest {

  private final List<String> lines = new ArrayList<>();

  @TempDir private Path directory;

  private Logger logger() {
    return (Logger)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Logger.class},
            (proxy, method, arguments) -> {
              lines.add(method.getName() + " " + Arrays.deepToString(arguments));
              return null;
            });
  }

  @Test
  void fewLinesASecond() {
    AtomicLong seconds = new AtomicLong();
    RefusalLog log = new RefusalLog(logger(), seconds::get);
    for (int i = 0; i < 1000; i++) {
      log.closed(new InetSocketAddress(InetAddress.getLoopbackAddress(), 1), "too slow");
    }

    assertThat(lines)
        .hasSize(RefusalLog.MOST_PER_SECOND)
        .allSatisfy(
            line -> assertThat(line).contains("closed a connection from 127.0.0.1: too slow"));

    seconds.incrementAndGet();
    log.closed(null, "too slow");
    assertThat(lines).hasSize(RefusalLog.MOST_PER_SECOND + 2);
    assertThat(lines.get(RefusalLog.MOST_PER_SECOND)).contains("990", "more refusals");
  }

  @Test
  void oneLineEach() {
    new RefusalLog(logger()).closed(null, "a\nb\u001b[31m");

    assertThat(lines).hasSize(1);
    assertThat(lines.get(0)).contains("a\\nb\\u001b[31m").doesNotContain("\n", "\u001b");
  }

  @Test
  void theAccessLogHoldsALinePerRequestAndNoRow() throws IOException {
    Path file = Files.writeString(directory.resolve("access.log"), "earlier\n");
    try (ScoringService service =
        ScoringService.start(Models.linear(), ServiceOptions.ofPort(0).withAccessLog(file))) {
      Client client = new Client(service);
      client.predict("{\"features\": [[3, 1]]}");
      client.predict("{\"features\": [[\"secret\", 1]]}");
      client.get("/v2/%0a?secret=1");
    }
    List<String> written = Files.readAllLines(file);

    assertThat(written).hasSize(4);
    assertThat(written.get(0)).isEqualTo("earlier");
    assertThat(written.get(1)).matches("\\S+Z 127.0.0.1 POST /v1/predict 200 \\d+ \\d+\\.\\d");
    assertThat(written.get(2)).matches("\\S+Z 127.0.0.1 POST /v1/predict 400 \\d+ \\d+\\.\\d");
    assertThat(written.get(3)).contains(" GET /v2/%0a 4");
    assertThat(written).noneMatch(line -> line.contains("secret"));
  }

  @Test
  void aRequestThatTakesAllMemoryEndsItselfAlone() {
    try (ScoringService service =
        ScoringService.start(
            Models.of(
                rows -> {
                  throw new OutOfMemoryError("as if");
                }),
            ServiceOptions.ofPort(0))) {
      Client client = new Client(service);

      assertThat(client.predict("{\"features\": [[1]]}").statusCode()).isEqualTo(503);
      assertThat(Client.error(client.predict("{\"features\": [[1]]}")))
          .isEqualTo("the service is out of memory for this request; send fewer rows at a time");
      assertThat(client.get("/health").statusCode()).isEqualTo(200);
    }
  }
}
