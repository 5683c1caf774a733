package org.pubn.lab.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.download.ScriptedServer.cutAfter;
import static org.pubn.lab.download.ScriptedServer.everything;
import static org.pubn.lab.download.ScriptedServer.ranges;
import static org.pubn.lab.download.ScriptedServer.status;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.Progress;
import org.pubn.lab.download.ScriptedServer.Request;

/** A download that broke off is continued where the server allows it, else it starts over. */
@Timeout(60)
class ResumedDownloadTest {

  private static final byte[] ARCHIVE = SmallDataset.archive();
  private static final int HALF = ARCHIVE.length / 2;
  private static final String PART = SmallDataset.ARCHIVE_NAME + ".part";
  private static final String ORIGIN = PART + ".origin";

  @TempDir private Path directory;

  private StoreFixture storeFor(ScriptedServer server) {
    return new StoreFixture(directory, SmallDataset.from(server.uri("/small.tar.gz")));
  }

  @Test
  void continuesAfterACut() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(cutAfter(HALF, ARCHIVE, "ETag: \"v1\""), ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertRange(server.requests().get(1), "\"v1\"");
    }
  }

  @Test
  void continuesWhatAnEarlierProcessBegan() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(
            cutAfter(HALF, ARCHIVE, "ETag: \"v1\""),
            status("503 Service Unavailable"),
            status("503 Service Unavailable"),
            ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure())
          .contains("failed 3 times, at last with: the server answered 503")
          .contains(
              String.format(
                  Locale.ROOT,
                  "run the command again to continue after the first %,d bytes",
                  HALF));
      fixture.assertHoldsOnly(PART, ORIGIN);
      fixture.fetch();
      fixture.assertComplete();
      assertRange(server.requests().get(3), "\"v1\"");
    }
  }

  @Test
  void usesTheDateWhereTheTagIsWeak() throws IOException {
    String date = "Wed, 21 Oct 2015 07:28:00 GMT";
    try (ScriptedServer server =
        ScriptedServer.start(
            cutAfter(HALF, ARCHIVE, "ETag: W/\"v1\"", "Last-Modified: " + date),
            ranges(ARCHIVE, date))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertRange(server.requests().get(1), date);
    }
  }

  private static void assertRange(Request request, String validator) {
    assertThat(request.headers())
        .containsEntry("Range", "bytes=" + HALF + "-")
        .containsEntry("If-Range", validator);
  }

  @Test
  void startsOverWithoutAValidator() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(cutAfter(HALF, ARCHIVE), ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertThat(server.requests().get(1).headers()).doesNotContainKeys("Range", "If-Range");
    }
  }

  @Test
  void keepsNothingThatCannotBeContinued() throws IOException {
    try (ScriptedServer server = ScriptedServer.start(cutAfter(HALF, ARCHIVE))) {
      StoreFixture fixture = storeFor(server);
      assertThat(fixture.failure())
          .contains("failed 3 times")
          .contains("check the network and run the command again");
      fixture.assertHoldsOnly();
    }
  }

  @Test
  void startsOverWhenTheServerIgnoresTheRange() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(
            cutAfter(HALF, ARCHIVE, "ETag: \"v1\""), everything(ARCHIVE, "ETag: \"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertThat(server.requests().get(1).headers()).containsKey("Range");
    }
  }

  @Test
  void startsOverWhenTheFileChanged() throws IOException {
    byte[] old = ARCHIVE.clone();
    old[100]++;
    try (ScriptedServer server =
        ScriptedServer.start(cutAfter(HALF, old, "ETag: \"v0\""), ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
    }
  }

  @Test
  void startsOverWhenTheServerSendsAnotherRange() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(
            cutAfter(HALF, ARCHIVE, "ETag: \"v1\""),
            status("206 Partial Content", "Content-Range: bytes 0-9/10", "Content-Length: 0"),
            ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
      assertThat(server.requests().get(2).headers()).doesNotContainKey("Range");
    }
  }

  @Test
  void startsOverWhenTheRangeCannotBeHad() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.start(
            cutAfter(HALF, ARCHIVE, "ETag: \"v1\""),
            status("416 Range Not Satisfiable"),
            ranges(ARCHIVE, "\"v1\""))) {
      StoreFixture fixture = storeFor(server);
      fixture.fetch();
      fixture.assertComplete();
    }
  }

  @Test
  void reportsProgressFromWhereItContinues() throws IOException {
    Files.write(directory.resolve(PART), Arrays.copyOf(ARCHIVE, HALF));
    try (ScriptedServer server = ScriptedServer.start(ranges(ARCHIVE, "\"v1\""))) {
      Files.writeString(directory.resolve(ORIGIN), server.uri("/small.tar.gz") + "\n\"v1\"\n");
      StoreFixture fixture = storeFor(server);
      List<String> told = new ArrayList<>();
      Progress progress =
          new Progress() {
            private long done;

            @Override
            public void start(String what, long steps) {
              done = 0;
              told.add(what + " of " + steps);
            }

            @Override
            public void advance(long steps) {
              done += steps;
              told.add(String.valueOf(done));
            }
          };
      fixture.store.fetch(SmallDataset.ID, Optional.empty(), progress, fixture.out());
      long all = ARCHIVE.length / 1024;
      assertThat(all).isGreaterThan(10);
      assertThat(told)
          .startsWith("small.tar.gz (KiB) of " + all, String.valueOf(HALF / 1024))
          .containsSubsequence(String.valueOf(all), "unpacking small.tar.gz (KiB) of " + all, "0")
          .endsWith(String.valueOf(all));
      fixture.assertComplete();
    }
  }
}
