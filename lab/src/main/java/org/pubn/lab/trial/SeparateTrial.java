package org.pubn.lab.trial;

import org.pubn.sample.TrainingData;

/** A trial in which σ̂ and the classifier g learn from disjoint data. */
public record SeparateTrial(TrainingData sigma, Trial classifier) {}
