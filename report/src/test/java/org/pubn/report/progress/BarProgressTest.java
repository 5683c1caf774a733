package org.pubn.report.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import me.tongfei.progressbar.ProgressBarStyle;
import org.junit.jupiter.api.Test;

class BarProgressTest {

  @Test
  void endsWithAFullBarAndTheLastMessage() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BarProgress progress =
        new BarProgress(
            new PrintStream(bytes, true, StandardCharsets.UTF_8), Map.of("NO_COLOR", "1"));
    progress.start("table1", 10);
    progress.adjustTotal(4);
    progress.message("pubn");
    progress.advance(3);
    progress.advance(1);
    progress.close();
    progress.advance(1);

    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("table1", "100%", "4/4", "pubn")
        .doesNotContain("\u001b[3", "5/4");
  }

  @Test
  void theStyleFollowsTheEnvironment() {
    assertThat(BarProgress.style(StandardCharsets.US_ASCII, Map.of()))
        .isEqualTo(ProgressBarStyle.ASCII);
    assertThat(BarProgress.style(StandardCharsets.UTF_8, Map.of("NO_COLOR", "1")))
        .isEqualTo(ProgressBarStyle.UNICODE_BLOCK);
    assertThat(BarProgress.style(StandardCharsets.UTF_8, Map.of("NO_COLOR", "")))
        .isEqualTo(ProgressBarStyle.COLORFUL_UNICODE_BAR);
  }
}
