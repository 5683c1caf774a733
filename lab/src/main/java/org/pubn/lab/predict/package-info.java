/**
 * Applies a classifier to files of any length, in constant memory.
 *
 * <p>Start at {@link org.pubn.lab.predict.Predictor}. {@link org.pubn.lab.predict.RowSource} opens
 * what is to be scored; the rows go out with their scores, in their order.
 */
package org.pubn.lab.predict;
