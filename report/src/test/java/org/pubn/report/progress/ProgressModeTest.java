package org.pubn.report.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressModeTest {

  @Test
  void aTerminalGetsABarAndAFileLines() {
    assertThat(ProgressMode.choose(false, Map.of(), true)).isEqualTo(ProgressMode.BAR);
    assertThat(ProgressMode.choose(false, Map.of(), false)).isEqualTo(ProgressMode.PLAIN);
    assertThat(ProgressMode.choose(false, Map.of("TERM", "dumb"), true))
        .isEqualTo(ProgressMode.PLAIN);
  }

  @Test
  void theVariableDecidesBeforeTheTerminalAndQuietBeforeTheVariable() {
    assertThat(ProgressMode.choose(false, Map.of("PUBN_PROGRESS", "bar"), false))
        .isEqualTo(ProgressMode.BAR);
    assertThat(ProgressMode.choose(false, Map.of("PUBN_PROGRESS", "plain"), true))
        .isEqualTo(ProgressMode.PLAIN);
    assertThat(ProgressMode.choose(false, Map.of("PUBN_PROGRESS", "none"), true))
        .isEqualTo(ProgressMode.NONE);
    assertThat(ProgressMode.choose(true, Map.of("PUBN_PROGRESS", "bar"), true))
        .isEqualTo(ProgressMode.NONE);
  }

  @Test
  void anUnknownModeIsNamed() {
    assertThatThrownBy(() -> ProgressMode.choose(false, Map.of("PUBN_PROGRESS", "dots"), true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("PUBN_PROGRESS 'dots': must be none, plain or bar");
  }

  @Test
  void knowsTheTerminalsOfLinux() {
    assertThat(Terminal.isTerminalDevice(Path.of("/dev/pts/3"))).isTrue();
    assertThat(Terminal.isTerminalDevice(Path.of("/dev/tty1"))).isTrue();
    assertThat(Terminal.isTerminalDevice(Path.of("/dev/null"))).isFalse();
    assertThat(Terminal.isTerminalDevice(Path.of("/tmp/log.txt"))).isFalse();
  }
}
