/**
 * Which rows are held out: a share of them for validation, or fold by fold. Rows of equal content
 * stay together, whichever samples they are in.
 *
 * <p>Start at {@link org.pubn.split.ValidationSplit}, which also counts the {@link
 * org.pubn.split.SharedRows} it meets; {@link org.pubn.split.Folds} are for cross-fitting. What is
 * divided goes on as {@code org.pubn.sample.TrainingData}.
 */
package org.pubn.split;
