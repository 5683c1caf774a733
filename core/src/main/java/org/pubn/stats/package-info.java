/**
 * How much a number varies with the sample, and rows by label and decision.
 *
 * <p>Start at {@link org.pubn.stats.Bootstrap}, which makes an {@link org.pubn.stats.Interval}.
 * {@link org.pubn.stats.Confusion} counts decisions. Nothing here knows what a classifier or a
 * sample is; randomness comes from the caller's seed. What only computes is in {@code
 * org.pubn.numbers}.
 */
package org.pubn.stats;
