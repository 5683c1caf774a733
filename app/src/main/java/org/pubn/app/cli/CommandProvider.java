package org.pubn.app.cli;

import java.util.List;

/**
 * Adds commands to the program. Providers are found by {@link java.util.ServiceLoader}, so that the
 * program needs nothing of a module whose commands it runs.
 */
public interface CommandProvider {

  /** Classes that picocli takes for commands, in the order of the help text. */
  List<Class<?>> commands();
}
