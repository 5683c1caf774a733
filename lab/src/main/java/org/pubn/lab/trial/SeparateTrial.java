package org.pubn.lab.trial;

import org.pubn.sample.TrainingData;

/**
 * A trial in which σ̂ and the classifier g learn from disjoint data.
 *
 * @param sigma what σ̂ is learned from
 * @param classifier what g is learned from, and what it is judged on
 */
public record SeparateTrial(TrainingData sigma, Trial classifier) {}
