package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** Runs commands of which paths are a part. */
public final class Commands {

  private Commands() {}

  public static Terminal run(Object... arguments) {
    List<String> words = new ArrayList<>();
    for (Object argument : arguments) {
      words.add(argument.toString());
    }
    return Terminal.run(words.toArray(String[]::new));
  }

  /** Runs a command that must succeed and say nothing on standard error. */
  public static Terminal done(Object... arguments) {
    Terminal terminal = run(arguments);
    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    return terminal;
  }
}
