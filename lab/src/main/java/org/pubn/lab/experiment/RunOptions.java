package org.pubn.lab.experiment;

import java.nio.file.Path;

/**
 * How an experiment is run.
 *
 * @param out directory of the results
 * @param trials number of trials
 * @param seed seed of trial 0; trial i has seed + i
 * @param threads trainings at a time
 */
public record RunOptions(Path out, int trials, long seed, int threads) {

  public RunOptions {
    if (trials < 1) {
      throw new IllegalArgumentException("trials " + trials + ": must be at least 1");
    }
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + ": must be at least 1");
    }
  }

  long seedOf(int trial) {
    return seed + trial;
  }
}
