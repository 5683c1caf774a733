package org.pubn.lab.task;

import org.pubn.data.InputException;

/**
 * The design of a trial.
 *
 * @param training sizes of the samples to fit
 * @param validation sizes of the samples to choose by
 * @param cut how many rows of the permuted split form the pool of the training samples; the others
 *     form the pool of the validation samples
 */
public record TrialSizes(SampleSizes training, SampleSizes validation, int cut) {

  public TrialSizes {
    if (cut < 1) {
      throw new InputException("cut " + cut + ": must be at least 1");
    }
  }
}
