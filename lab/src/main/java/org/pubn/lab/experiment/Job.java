package org.pubn.lab.experiment;

import org.pubn.lab.method.MethodKind;
import org.pubn.lab.result.Configuration;

/** One method to be run in one trial. */
record Job(MethodKind kind, Configuration configuration, int trial) {

  /** Jobs with equal keys run on the same samples and can share trainings. */
  record TrialKey(String task, int trial, boolean separateSigma) {}

  TrialKey trialKey() {
    return new TrialKey(configuration.task(), trial, separateSigma());
  }

  /** Whether σ̂ is learned from other samples than g. */
  boolean separateSigma() {
    return configuration.settings().text("sigmaData", "same").equals("separate");
  }
}
