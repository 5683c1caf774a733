/**
 * What the paper promises about the classifier that PUbN finds: theorem 2, as a number.
 *
 * <p>Start at {@link org.pubn.lab.theory.EstimationErrorBound}, which is computed from {@link
 * org.pubn.lab.theory.BoundInputs}. The bound is for reading and for planning sample sizes; nothing
 * in training depends on it.
 */
package org.pubn.lab.theory;
