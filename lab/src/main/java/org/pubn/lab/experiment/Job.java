package org.pubn.lab.experiment;

import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.DatasetOptions;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.result.Configuration;

/** One method to be run in one trial. */
record Job(MethodKind kind, Configuration configuration, int trial) {

  /** Jobs with equal keys run on the same samples and can share trainings. */
  record TrialKey(String task, DatasetOptions options, int trial, boolean separateSigma) {}

  TrialKey trialKey() {
    return new TrialKey(configuration.task(), options(), trial, separateSigma());
  }

  /** How the data set is wanted. */
  DatasetOptions options() {
    return configuration.settings().datasetOptions();
  }

  /** The data set as it is wanted. */
  Dataset dataset() {
    return Datasets.dataset(Datasets.task(configuration.task()).dataset()).with(options());
  }

  /** Whether σ̂ is learned from other samples than g. */
  boolean separateSigma() {
    return configuration.settings().text("sigmaData", "same").equals("separate");
  }
}
