/**
 * What was learned: a classifier that scores rows, where it came from, and the file it is kept in.
 *
 * <p>Start at {@link org.pubn.classify.Classifier}. It is made from a scorer of {@code
 * org.pubn.engine} and goes on to whoever has rows to decide on; {@link
 * org.pubn.classify.ClassifierFile} keeps it in between.
 */
package org.pubn.classify;
