package org.pubn.lab.experiment;

import org.pubn.lab.dataset.DatasetOptions;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Configuration;
import org.pubn.method.MethodFactory;

/** One method, or a part of one, to be run in one trial. */
record Job(MethodFactory method, Configuration configuration, int trial) {

  /** Jobs with equal keys run on the same samples and can share trainings. */
  record TrialKey(String task, DatasetOptions options, int trial, boolean separateSigma) {}

  TrialKey trialKey() {
    return new TrialKey(configuration.task(), options(), trial, separateSigma());
  }

  /** How the data set is wanted. */
  DatasetOptions options() {
    return LabSettings.datasetOptions(configuration.settings());
  }

  /** Whether σ̂ is learned from other samples than g. */
  boolean separateSigma() {
    return configuration.settings().text("sigmaData", "same").equals("separate");
  }
}
