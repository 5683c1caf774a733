package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.download.ScriptedServer.everything;
import static org.pubn.lab.download.ScriptedServer.head;
import static org.pubn.lab.download.ScriptedServer.ranges;
import static org.pubn.lab.download.ScriptedServer.status;

import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.download.ScriptedServer.Answer;
import org.pubn.lab.download.ScriptedServer.Request;

/** Whatever a server does, the data set is complete or absent, and the message says what to do. */
@Timeout(60)
class MisbehavingServerTest {

  private static final byte[] ARCHIVE = SmallDataset.archive();
  private static final int HALF = ARCHIVE.length / 2;

  @TempDir private Path directory;

  private StoreFixture storeFor(ScriptedServer server) {
    return new StoreFixture(directory, SmallDataset.from(server.uri("/small.tar.gz")));
  }

  @Test
  void fetchesFromAGoodServer() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertThat(fixture.printed()).contains("small is now complete in " + directory);
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void contentLengthTooSmallGivesAWrongChecksum() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(everything(Arrays.copyOf(ARCHIVE, HALF), "ETag: \"v1\""))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure()).contains(" sent a file with MD5 ").contains("--from");
      fixture.assertHoldsOnly();
    }
  }

  @Test
  void contentLengthTooLargeIsABrokenConnection() throws IOException {
    Answer tooLarge =
        (request, out) -> {
          head(out, "200 OK", "Content-Length: " + (ARCHIVE.length + 1));
          out.write(ARCHIVE);
        };
    try (ScriptedServer server = ScriptedServer.start(tooLarge)) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure()).contains("failed 3 times");
      fixture.assertHoldsOnly();
    }
  }

  @Test
  void wrongBytes() throws IOException {
    byte[] wrong = ARCHIVE.clone();
    wrong[HALF]++;
    try (ScriptedServer server = ScriptedServer.start(ranges(wrong, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure())
          .contains(server.uri("/small.tar.gz") + " sent a file with MD5 ")
          .contains("instead of " + Checksum.of(Checksum.MD5, ARCHIVE))
          .contains("or pass a copy of small.tar.gz with --from");
      fixture.assertHoldsOnly();
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void notFoundIsFinal() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(status("404 Not Found"))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure())
          .startsWith("small could not be fetched (" + server.uri("/small.tar.gz"))
          .contains("answered 404");
      fixture.assertHoldsOnly();
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void asksTheMirrorNext() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(status("404 Not Found"), ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture =
          new StoreFixture(
              directory, SmallDataset.from(server.uri("/original"), server.uri("/mirror")));
      fixture.fetch();
      fixture.assertComplete();
      assertThat(server.requests())
          .extracting(Request::path)
          .containsExactly("/original", "/mirror");
    }
  }

  @Test
  void asksOnlyTheAddressGiven() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetchFrom(server.uri("/elsewhere"));
      fixture.assertComplete();
      assertThat(server.requests()).extracting(Request::path).containsExactly("/elsewhere");
    }
  }

  @Test
  void serverErrorIsTriedAgain() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(status("500 Internal Server Error"), ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertThat(server.requests()).hasSize(2);
    }
  }

  @Test
  void followsRedirects() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(
            status("302 Found", "Location: /b"),
            status("307 Temporary Redirect", "Location: c"),
            ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertThat(server.requests())
          .extracting(Request::path)
          .containsExactly("/small.tar.gz", "/b", "/c");
    }
  }

  @Test
  void leavesARedirectLoop() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(status("302 Found", "Location: /loop"))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure()).contains("redirected more than 5 times");
      fixture.assertHoldsOnly();
      assertThat(server.requests()).hasSize(6);
    }
  }

  @Test
  void refusesARedirectToSomethingElse() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(status("302 Found", "Location: file:///etc/passwd"))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure())
          .contains("redirected to \"file:///etc/passwd\", which is refused");
      fixture.assertHoldsOnly();
    }
  }

  @Test
  void slowDripTimesOut() throws IOException {
    Answer drip =
        (request, out) -> {
          head(out, "200 OK", "Content-Length: " + ARCHIVE.length);
          for (byte b : ARCHIVE) {
            out.write(b);
            pause(50);
          }
        };
    try (ScriptedServer server = ScriptedServer.start(drip)) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure())
          .contains("failed 3 times, at last with: fewer than 100 bytes came in 0.3 seconds");
      fixture.assertHoldsOnly();
    }
  }

  private static void pause(int milliseconds) throws IOException {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  @Test
  void infiniteBodyIsCutOff() throws IOException {
    Answer infinite =
        (request, out) -> {
          head(out, "200 OK", "ETag: \"v1\"");
          writeForever(out);
        };
    try (ScriptedServer server = ScriptedServer.start(infinite)) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure()).contains("sends more than the 195,000 bytes allowed");
      fixture.assertHoldsOnly();
      assertThat(server.requests()).hasSize(1);
    }
  }

  private static void writeForever(OutputStream out) throws IOException {
    byte[] block = new byte[10_000];
    while (true) {
      out.write(block); // until the client hangs up
    }
  }

  @Test
  void tooLargeALengthIsRefusedAtOnce() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(status("200 OK", "Content-Length: 1000000000000"))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure()).contains("sends more than the 195,000 bytes allowed");
      fixture.assertHoldsOnly();
    }
  }

  @Test
  void garbageForAnAnswer() throws IOException {
    Answer garbage = (request, out) -> out.write("SSH-2.0-hello\r\n\r\n".getBytes(UTF_8));
    try (ScriptedServer server = ScriptedServer.start(garbage)) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure()).contains("failed 3 times");
      fixture.assertHoldsOnly();
    }
  }

  @Test
  void nobodyListens() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    StoreFixture fixture =
        new StoreFixture(
            directory, SmallDataset.from(URI.create("http://127.0.0.1:" + port + "/")));
    assertThat(fixture.failure())
        .contains("cannot be reached")
        .contains("check the network and run the command again");
    fixture.assertHoldsOnly();
  }

  @Test
  void aRightChecksumOfGarbageIsStillGarbage() throws IOException {
    byte[] garbage = "this is no gzip".getBytes(UTF_8);
    try (ScriptedServer server = ScriptedServer.start(ranges(garbage, "\"v1\""))) {
      StoreFixture fixture =
          new StoreFixture(directory, SmallDataset.withArchive(garbage, server.uri("/")));
      assertThat(fixture.failure())
          .isEqualTo(
              "small.tar.gz cannot be used for small (not in GZIP format):"
                  + " pass another copy with --from");
      fixture.assertHoldsOnly();
    }
  }
}
