/**
 * How the rows of a file become features for a classifier, as far as it is kept with the
 * classifier.
 *
 * <p>Start at {@link org.pubn.preprocessing.Preprocessing}: tables ({@code org.pubn.table}),
 * documents and pictures each have one. It makes a {@link org.pubn.preprocessing.RowEncoder} for
 * the columns of a file; {@code org.pubn.modelfile} writes and reads it.
 */
package org.pubn.preprocessing;
