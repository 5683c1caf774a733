package org.pubn.lab.task;

/**
 * The rows of one trial in which σ̂ and the classifier g learn from separate data: all four sets of
 * samples come from disjoint pools.
 */
public record SeparateRows(TrialRows sigma, TrialRows classifier) {}
