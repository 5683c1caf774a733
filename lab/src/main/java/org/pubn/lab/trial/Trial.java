package org.pubn.lab.trial;

import org.pubn.lab.task.TestSet;
import org.pubn.sample.TrainingData;

/**
 * Everything one trial needs. The same seed gives the same trial to every method.
 *
 * @param hidden the true labels of the unlabeled samples in {@code data}, for the oracle alone
 */
public record Trial(TrainingData data, TestSet test, HiddenLabels hidden) {}
