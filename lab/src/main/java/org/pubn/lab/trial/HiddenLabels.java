package org.pubn.lab.trial;

import org.pubn.lab.task.BinaryLabels;

/**
 * The true labels of the unlabeled samples of a trial, which no method may see but the oracle, the
 * ceiling that the others are compared with. Only the drawing of trials makes one.
 */
public final class HiddenLabels {

  private final BinaryLabels training;
  private final BinaryLabels validation;

  HiddenLabels(BinaryLabels training, BinaryLabels validation) {
    this.training = training;
    this.validation = validation;
  }

  /** The labels of the rows of X_U in the training samples. */
  public BinaryLabels training() {
    return training;
  }

  /** The labels of the rows of X_U in the validation samples. */
  public BinaryLabels validation() {
    return validation;
  }
}
