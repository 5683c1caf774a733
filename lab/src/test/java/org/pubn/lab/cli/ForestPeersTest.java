package org.pubn.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.Terminal;

/** Methods for forests beside those for networks, on the same trials. */
class ForestPeersTest {

  @TempDir private Path directory;

  private Terminal compare(String... more) {
    String[] common = {
      "reproduce",
      "compare",
      "--tasks",
      "toy/above",
      "--trials",
      "2",
      "--quiet",
      "--out",
      directory.toString()
    };
    String[] all = Arrays.copyOf(common, common.length + more.length);
    System.arraycopy(more, 0, all, common.length, more.length);
    return Terminal.run(all);
  }

  @Test
  void forestsAreComparedWithNetworks() throws IOException {
    Terminal terminal =
        compare("--select", "--methods", "naive-at-prior,elkan-noto,pu-bagging,soft-labels,pubn");

    assertThat(terminal.err()).doesNotContain("pubn:");
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("soft labels", "PU bagging", "Elkan–Noto", "forest, U as N, at π", "PUbN");
    String results = Files.readString(directory.resolve("results.jsonl"));
    assertThat(results.lines().filter(line -> line.contains("\"soft-labels\""))).hasSize(2);
  }

  @Test
  void aMethodThatIsUnknownIsRefused() {
    Terminal terminal = compare("--methods", "random-jungle");

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).contains("method random-jungle: must be one of");
  }
}
