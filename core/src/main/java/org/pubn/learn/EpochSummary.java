package org.pubn.learn;

import java.util.List;

/**
 * The numbers of one epoch.
 *
 * @param epoch the epoch, counted from 1
 * @param trainingRisk the mean risk of its mini-batches
 * @param corrections steps in which the non-negative correction acted
 * @param validationLosses one for each criterion
 */
public record EpochSummary(
    int epoch, double trainingRisk, int corrections, List<Double> validationLosses) {

  public EpochSummary {
    validationLosses = List.copyOf(validationLosses);
  }
}
