/**
 * Applies a classifier to files of any length, in constant memory.
 *
 * <p>Start at {@link org.pubn.app.predict.Predictor}. {@code org.pubn.files.ModelRows} opens what
 * is to be scored; the rows go out with their scores, in their order.
 */
package org.pubn.app.predict;
