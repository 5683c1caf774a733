/**
 * How an {@link org.pubn.advice.Advice} is made: methods are trained and compared on held-out rows.
 *
 * <p>Start at {@link org.pubn.advisor.Advisor}. Classifiers are cross-fitted ({@code CrossFit}):
 * each row is judged by one that has seen neither it nor its copy. A {@code HeldOutComparison} of
 * two methods answers whether PU learning is needed and whether bN help, {@code FairnessCheck} and
 * {@code BiasTest} look at P and at bN, and {@code SensitivityCheck} trains again with other
 * priors.
 */
package org.pubn.advisor;
