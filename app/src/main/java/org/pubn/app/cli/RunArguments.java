package org.pubn.app.cli;

import picocli.CommandLine.Option;

/** Options of every command that trains. */
public final class RunArguments {

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of all random numbers (default: ${DEFAULT-VALUE}).")
  public long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads to use (default: one per core). Results do not depend on it.")
  public int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--quiet", description = "Do not show progress.")
  public boolean quiet;
}
