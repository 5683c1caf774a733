/**
 * Samples with a role: positive, unlabeled, biased negative; the priors they come with; the seeds
 * from which everything random is derived; and the drawing of such samples from a data set whose
 * classes are known.
 *
 * <p>Start at {@link org.pubn.sample.PubnSamples}; for experiments, at {@link
 * org.pubn.sample.Sampler}. Samples go on to {@code org.pubn.learn}, a {@link
 * org.pubn.sample.TestSet} to {@code org.pubn.eval}.
 */
package org.pubn.sample;
