/**
 * Priors of a user's own files: reading the samples, and showing what was estimated from them.
 *
 * <p>Start at {@link org.pubn.lab.prior.SampleFiles}. The samples go to {@code org.pubn.prior}; its
 * estimates come back to {@link org.pubn.lab.prior.PriorAnswers}.
 */
package org.pubn.lab.prior;
