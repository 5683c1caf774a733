package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LazyCommandsTest {

  @TempDir private Path directory;

  @Test
  void readsTheNamedCommandInFullAndNoOther() {
    CommandLine program = program("inspect", "model.pubn");

    assertThat(options(program, "inspect")).contains("--json");
    assertThat(options(program, "train")).isEmpty();
  }

  @Test
  void readsEveryCommandForCompletion() {
    CommandLine program = program("generate-completion");

    assertThat(options(program, "inspect")).contains("--json");
    assertThat(options(program, "train")).contains("--out");
  }

  @Test
  void helpIsThatOfCommandsReadInFull() throws IOException {
    Path arguments = Files.writeString(directory.resolve("arguments"), "--help");

    assertThat(Commands.done("--help").out())
        .contains("inspect")
        .isEqualTo(Commands.done("@" + arguments).out());
  }

  @Test
  void runsACommandThatIsNamedInAFile() throws IOException {
    Path arguments = Files.writeString(directory.resolve("arguments"), "inspect --help");

    assertThat(Commands.done("@" + arguments).out())
        .isEqualTo(Commands.done("inspect", "--help").out());
  }

  private static CommandLine program(String... args) {
    CommandLine program = new CommandLine(CommandLine.Model.CommandSpec.create());
    LazyCommands commands = new LazyCommands(program, args);
    commands.add(InspectCommand.class);
    commands.add(TrainCommand.class);
    return program;
  }

  private static Iterable<String> options(CommandLine program, String command) {
    return Objects.requireNonNull(program.getSubcommands().get(command), command)
        .getCommandSpec()
        .optionsMap()
        .keySet();
  }
}
