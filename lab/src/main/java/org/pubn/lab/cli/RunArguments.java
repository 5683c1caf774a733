package org.pubn.lab.cli;

import picocli.CommandLine.Option;

/** Options of every command that trains. */
final class RunArguments {

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of the first trial (default: ${DEFAULT-VALUE}).")
  long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Trainings, or documents through an encoder, at a time (default: one per core). Results"
              + " do not depend on it.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--quiet", description = "Show no progress.")
  boolean quiet;
}
