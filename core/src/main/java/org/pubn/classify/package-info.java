/**
 * What was learned: a classifier that scores rows, and where it came from.
 *
 * <p>Start at {@link org.pubn.classify.Classifier}. It is made from a scorer of {@code
 * org.pubn.engine}, is kept in a file by {@code org.pubn.modelfile}, and goes on to whoever has
 * rows to decide on. Its {@link org.pubn.classify.Provenance} says how it was trained, and on what.
 */
package org.pubn.classify;
