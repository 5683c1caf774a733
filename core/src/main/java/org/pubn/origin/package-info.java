/**
 * Where something came from: digests of rows and of files, and the version of this program.
 *
 * <p>{@link org.pubn.origin.RowSketch} tells later whether a row was trained on, {@link
 * org.pubn.origin.Sha256} whether a file is the one it was. They go on to {@code
 * org.pubn.classify.Provenance} and {@code org.pubn.modelfile}.
 */
package org.pubn.origin;
