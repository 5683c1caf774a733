/**
 * π, the share of positives among the unlabeled, and ρ, the share of negatives of the kind that was
 * collected: what is known of them, and what was found out about the rest.
 *
 * <p>What is known are {@link org.pubn.prior.GivenPriors}. A {@link org.pubn.prior.PriorReport} has
 * the numbers to train with ({@code org.pubn.sample.Priors}), what each {@link
 * org.pubn.prior.Estimator} says of π ({@link org.pubn.prior.PriorEstimate}), the largest ρ that
 * the negatives allow ({@link org.pubn.prior.RhoEstimate}), and warnings. {@code
 * org.pubn.estimation} makes it. Where a classifier is judged, π becomes an {@code
 * org.pubn.eval.PriorBelief}.
 */
package org.pubn.prior;
