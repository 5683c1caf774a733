/**
 * Samples with a role: positive, unlabeled, biased negative; and the priors they come with. No type
 * here holds a true label of an unlabeled example.
 *
 * <p>Start at {@link org.pubn.sample.PubnSamples}. Samples go on to {@code org.pubn.learn}.
 */
package org.pubn.sample;
