package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher of the distribution, in front of a Java that prints what it was told. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  private static final Path SOURCES = Path.of("..", "dist");

  /** The only directory on the path of the launcher. */
  @TempDir private Path java;

  @TempDir private Path home;

  @BeforeEach
  void install() throws IOException {
    Files.createDirectory(home.resolve("lib"));
    Files.copy(SOURCES.resolve("pubn"), home.resolve("pubn"));
    Files.copy(SOURCES.resolve("launch.sh"), home.resolve("lib/launch.sh"));
    Files.writeString(home.resolve("lib/commit"), "abc123\n");
    program(java.resolve("java"), "for word; do echo \"<$word>\"; done; exit 7");
  }

  @Test
  void handsOnArgumentsAndTheExitCode() throws Exception {
    Terminal launched = launch(home.resolve("pubn"), "train", "--out", "a b*.pubn", "");

    assertThat(launched.code()).isEqualTo(7);
    assertThat(launched.out())
        .endsWith("<org.pubn.app.cli.Main>\n<train>\n<--out>\n<a b*.pubn>\n<>\n")
        .contains("<-Dpubn.commit=abc123>", "<-Dfile.encoding=UTF-8>", "<" + home + "/lib/*>")
        .doesNotContain("SharedArchiveFile", "add-modules");
    assertThat(launched.err()).isEmpty();
  }

  @Test
  void findsItsFilesWhenCalledThroughALink() throws Exception {
    Path folder = Files.createDirectory(home.resolve("elsewhere"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("../pubn"));
    program(java.resolve("readlink"), "exec /usr/bin/readlink \"$@\"");

    assertThat(launch(link, "--help").out()).contains("<" + home + "/lib/*>");
  }

  @Test
  void prefersTheJavaThatItBrings() throws Exception {
    Files.createDirectories(home.resolve("runtime/bin"));
    program(home.resolve("runtime/bin/java"), "echo its own");

    assertThat(launch(home.resolve("pubn"), "--help").out()).isEqualTo("its own\n");
  }

  @Test
  void refusesAnOldJava() throws Exception {
    Files.createDirectories(home.resolve("runtime/bin"));
    program(home.resolve("runtime/bin/java"), "echo its own");
    Files.writeString(home.resolve("runtime/release"), "A=\"b\"\nJAVA_VERSION=\"11.0.2\"\n");

    Terminal launched = launch(home.resolve("pubn"), "--help");

    assertThat(launched.code()).isEqualTo(1);
    assertThat(launched.err())
        .isEqualTo(
            "pubn: Java 17 or newer is needed; %s/runtime/bin/java is Java 11.0.2\n"
                .formatted(home));
  }

  @Test
  void usesAnArchiveThatIsThereAndNoneThatIsEmpty() throws Exception {
    Files.createDirectories(home.resolve("runtime/bin"));
    Files.move(java.resolve("java"), home.resolve("runtime/bin/java"));
    Files.writeString(home.resolve("runtime/release"), "JAVA_VERSION=\"17.0.1\"\n");
    Path archive = Files.createFile(home.resolve("start-abc123-17.0.1.jsa"));
    String without = launch(home.resolve("pubn"), "--help").out();
    Files.writeString(archive, "classes");
    String with = launch(home.resolve("pubn"), "--help").out();

    assertThat(without).doesNotContain("SharedArchiveFile");
    assertThat(with).startsWith("<-XX:SharedArchiveFile=" + archive + ">\n<-Xlog:cds*=off>\n");
  }

  @Test
  void noFileTakesThePlaceOfAClosedStream() throws Exception {
    Path streams = home.resolve("streams");
    program(
        java.resolve("java"),
        "{ true <&0; } && { true >&1; } && { true 3>&2; } && echo open >'" + streams + "'");
    program(home.resolve("closed"), "exec '" + home.resolve("pubn") + "' --help <&- >&- 2>&-");

    launch(home.resolve("closed"));

    assertThat(streams).hasContent("open");
  }

  private Terminal launch(Path launcher, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    Path err = home.resolve("err");
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", java.toString());
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Terminal(process.waitFor(), out, Files.readString(err));
  }

  private static void program(Path file, String script) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
