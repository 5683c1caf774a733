/**
 * From scores to probabilities without labels: maps that are learned from the masses of P and U
 * among scores of rows that the model did not see.
 *
 * <p>Start at {@link org.pubn.calibration.PosteriorMap}.
 */
package org.pubn.calibration;
