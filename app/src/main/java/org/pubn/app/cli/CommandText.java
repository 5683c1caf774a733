package org.pubn.app.cli;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The command line as it was typed, for the record. */
public final class CommandText {

  private CommandText() {}

  public static String of(CommandSpec spec) {
    return Stream.concat(
            Stream.of("./pubn"), spec.root().commandLine().getParseResult().originalArgs().stream())
        .collect(Collectors.joining(" "));
  }
}
