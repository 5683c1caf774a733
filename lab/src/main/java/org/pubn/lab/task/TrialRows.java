package org.pubn.lab.task;

/** The rows of one trial: two sets of samples from disjoint pools. */
public record TrialRows(SampledRows training, SampledRows validation) {}
