package org.pubn.app.cli;

import java.util.Arrays;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Adds commands to the program. A command whose name was not typed is added by name and description
 * alone, which is all that the program's help shows of it: reading the options of every command
 * takes longer than everything else that happens at the start.
 */
final class LazyCommands {

  private final CommandLine program;
  private final List<String> args;
  private final boolean all;

  LazyCommands(CommandLine program, String... args) {
    this.program = program;
    this.args = List.of(args);
    // Completion lists every option; a file of arguments (@FILE) can hold any name.
    this.all =
        this.args.contains(nameOf(AutoComplete.GenerateCompletion.class))
            || Arrays.stream(args).anyMatch(argument -> argument.startsWith("@"));
  }

  void add(Class<?> command) {
    if (all || args.contains(nameOf(command))) {
      program.addSubcommand(command);
    } else {
      CommandSpec outline = CommandSpec.create().name(nameOf(command));
      outline.usageMessage().description(command.getAnnotation(Command.class).description());
      program.addSubcommand(outline.name(), outline);
    }
  }

  private static String nameOf(Class<?> command) {
    return command.getAnnotation(Command.class).name();
  }
}
