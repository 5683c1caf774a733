package org.pubn.lab.experiment;

import java.nio.file.Path;
import org.pubn.numbers.Require;

/**
 * How an experiment is run.
 *
 * @param seed seed of trial 0; trial i has seed + i
 */
public record RunOptions(Path out, int trials, long seed, int threads) {

  public RunOptions {
    Require.atLeast(1, "trials", trials);
    Require.atLeast(1, "threads", threads);
  }

  long seedOf(int trial) {
    return seed + trial;
  }
}
