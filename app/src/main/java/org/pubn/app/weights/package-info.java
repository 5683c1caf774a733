/**
 * Weighted rows as files for learners of other programs.
 *
 * <p>Start at {@link org.pubn.app.weights.WeightedFile}, which writes what {@link
 * org.pubn.Pubn#weigh} found.
 */
package org.pubn.app.weights;
