/**
 * Samples with a role: positive, unlabeled, biased negative; the priors they come with; and the
 * seeds from which everything random is derived.
 *
 * <p>Start at {@link org.pubn.sample.PubnSamples}. Samples go on to {@code org.pubn.learn}.
 */
package org.pubn.sample;
