package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links between documents hold; {@code dist/try} asks the same of the archives. */
final class LinksTest {

  private static final Path ROOT = Path.of("..");

  @TempDir Path folder;

  @Test
  void everyLinkOfTheRepositoryHolds() throws Exception {
    assertThat(dangling(ROOT)).isEmpty();
  }

  @Test
  void linksThatDangleAreNamed() throws Exception {
    Files.createDirectory(folder.resolve("docs"));
    Files.writeString(
        folder.resolve("README.md"),
        """
        [guide](docs/guide.md), [part](docs/guide.md#how-to-begin), [home](https://example.org), `[code](none.md)`
        [lost](docs/lost.md) ![picture](docs/lost.png) [no such part](docs/guide.md#the-end)
        ```
        [code](none.md)
        ```
        """);
    Files.writeString(
        folder.resolve("docs").resolve("guide.md"),
        "# How to begin?\n[up](../README.md) [outside](../../outside.md)\n");
    Files.createDirectories(folder.resolve("target"));
    Files.writeString(folder.resolve("target").resolve("built.md"), "[lost](lost.md)");
    assertThat(dangling(folder).lines())
        .containsExactly(
            "README.md: the link to docs/lost.md dangles",
            "README.md: the link to docs/lost.png dangles",
            "README.md: the link to docs/guide.md#the-end dangles",
            "docs/guide.md: the link to ../../outside.md dangles");
  }

  private static String dangling(Path root) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                ROOT.resolve("dist").resolve("Links.java").toString(),
                root.toString())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(printed.isEmpty() ? 0 : 1);
    return printed;
  }
}
