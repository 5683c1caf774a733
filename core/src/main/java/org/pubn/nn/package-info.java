/**
 * The built-in engine: small networks in plain Java on flat {@code float} arrays.
 *
 * <p>Start at {@code NetworkSpec} for what can be built and at {@link org.pubn.nn.Kernels} for the
 * arithmetic. Scores go to {@code org.pubn.risk}, their derivatives come back from it; trained
 * networks go on to {@code org.pubn.classify}.
 */
package org.pubn.nn;
