package org.pubn.app.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DataDirectoryTest {

  private static final Path HOME = Path.of("/home/ada");

  private static Path resolve(Optional<String> option, String system, Map<String, String> vars) {
    return DataDirectory.resolve(option, vars, system, HOME).path();
  }

  @Test
  void theOptionComesFirst() {
    Map<String, String> variables = Map.of("PUBN_DATA", "/env", "XDG_CACHE_HOME", "/xdg");
    assertThat(resolve(Optional.of("/given"), "Linux", variables)).isEqualTo(Path.of("/given"));
    assertThat(resolve(Optional.empty(), "Linux", variables)).isEqualTo(Path.of("/env"));
  }

  @Test
  void blankVariablesAreNotSet() {
    assertThat(resolve(Optional.empty(), "Linux", Map.of("PUBN_DATA", " ", "XDG_CACHE_HOME", "")))
        .isEqualTo(HOME.resolve(".cache/pubn"));
  }

  @Test
  void linux() {
    assertThat(resolve(Optional.empty(), "Linux", Map.of())).isEqualTo(HOME.resolve(".cache/pubn"));
    assertThat(resolve(Optional.empty(), "Linux", Map.of("XDG_CACHE_HOME", "/xdg")))
        .isEqualTo(Path.of("/xdg/pubn"));
    assertThat(resolve(Optional.empty(), "Linux", Map.of("XDG_CACHE_HOME", "relative")))
        .isEqualTo(HOME.resolve(".cache/pubn"));
  }

  @Test
  void macOs() {
    assertThat(resolve(Optional.empty(), "Mac OS X", Map.of("XDG_CACHE_HOME", "/xdg")))
        .isEqualTo(HOME.resolve("Library/Caches/pubn"));
  }

  @Test
  void windows() {
    assertThat(resolve(Optional.empty(), "Windows 11", Map.of("LOCALAPPDATA", "/local")))
        .isEqualTo(Path.of("/local/pubn/cache"));
    assertThat(resolve(Optional.empty(), "Windows 11", Map.of()))
        .isEqualTo(HOME.resolve("AppData/Local/pubn/cache"));
  }

  @Test
  void relativePathsAreMadeAbsolute() {
    assertThat(resolve(Optional.of("some/../data"), "Linux", Map.of()))
        .isEqualTo(Path.of("data").toAbsolutePath());
  }

  @Test
  void whatIsNoPathIsRefused() {
    assertThatThrownBy(() -> resolve(Optional.of("a\0b"), "Linux", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("--data-dir a\0b: must name a directory");
    assertThatThrownBy(() -> resolve(Optional.of(""), "Linux", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("--data-dir is empty: must name a directory");
  }
}
