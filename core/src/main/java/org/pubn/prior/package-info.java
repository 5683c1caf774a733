/**
 * Estimates of what the learner must be told: π, the share of positives among the unlabeled, and
 * ρ_max, the largest ρ that the biased negatives allow.
 *
 * <p>Start at {@link org.pubn.prior.PriorEstimation}. Each estimator of π is a class of its own
 * with the formula of its paper: {@link org.pubn.prior.BestBin}, {@link org.pubn.prior.ElkanNoto},
 * {@link org.pubn.prior.AlphaMax}, {@link org.pubn.prior.PenalisedL1}, {@link
 * org.pubn.prior.KernelMeans}. Those on scores get them from {@link org.pubn.prior.CrossFitting}:
 * no example is scored by a network that has seen it or its copy. Estimates go on to training as
 * {@code org.pubn.sample.Priors}.
 */
package org.pubn.prior;
