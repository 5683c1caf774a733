package org.pubn.report.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlainProgressTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final AtomicLong clock = new AtomicLong(Duration.ofDays(3).toNanos());
  private final PlainProgress progress =
      new PlainProgress(new PrintStream(bytes, true, StandardCharsets.UTF_8), clock::get);

  @Test
  void printsTheFirstAndTheLastStateOfAShortRun() {
    progress.start("table1", 4);
    for (int i = 0; i < 4; i++) {
      pass(2);
      progress.advance(1);
    }
    progress.close();

    assertThat(lines()).containsExactly("table1: 0 of 4 (0 %)", "table1: 4 of 4 (100 %), 0:08");
  }

  @Test
  void printsAtMostOneLineEveryTenSecondsWithTheTimeLeft() {
    progress.start("table1", 100);
    for (int i = 0; i < 100; i++) {
      pass(1);
      progress.advance(1);
    }
    progress.close();

    assertThat(lines())
        .hasSize(12)
        .contains(
            "table1: 10 of 100 (10 %), 0:10, about 1:30 left",
            "table1: 50 of 100 (50 %), 0:50, about 0:50 left");
  }

  @Test
  void messagesAreLinesAndTheTotalCanChange() {
    progress.start("tau", 10);
    progress.message("4 outcomes are there already");
    progress.adjustTotal(6);
    pass(3600);
    progress.advance(3);
    progress.close();

    assertThat(lines())
        .containsExactly(
            "tau: 0 of 10 (0 %)",
            "tau: 4 outcomes are there already",
            "tau: 3 of 6 (50 %), 1:00:00, about 1:00:00 left",
            "tau: 3 of 6 (50 %), 1:00:00, about 1:00:00 left");
  }

  @Test
  void nothingIsPrintedBeforeTheStartAndAfterTheEnd() {
    progress.message("early");
    progress.close();
    progress.start("t", 0);
    progress.close();
    pass(60);
    progress.advance(1);
    progress.message("late");
    progress.close();

    assertThat(lines()).containsExactly("t: 0 of 0", "t: 0 of 0");
  }

  @Test
  void countsTheWorkOfAllThreads() {
    progress.start("t", 10_000);
    IntStream.range(0, 10_000).parallel().forEach(i -> progress.advance(1));
    progress.close();

    assertThat(lines()).last().asString().startsWith("t: 10000 of 10000 (100 %)");
  }

  private void pass(long seconds) {
    clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  private List<String> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
