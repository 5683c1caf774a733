package org.pubn.lab.advice;

import org.pubn.lab.training.ColumnOverrides;
import org.pubn.lab.training.GivenPriors;
import org.pubn.lab.training.TrainingFiles;
import org.pubn.sample.Seed;

/**
 * What a user wants advice on.
 *
 * @param files where the samples are
 * @param columns what is known of their columns
 * @param priors π and ρ, as far as they are known
 * @param seed the source of all randomness
 * @param threads trainings at a time
 */
public record AdviceRequest(
    TrainingFiles files, ColumnOverrides columns, GivenPriors priors, Seed seed, int threads) {

  public AdviceRequest {
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + ": must be at least 1");
    }
  }
}
