/**
 * Judging a classifier.
 *
 * <p>Start at {@link org.pubn.eval.ErrorRates}, which needs a test set with true labels. The
 * results go on to tables and reports.
 */
package org.pubn.eval;
