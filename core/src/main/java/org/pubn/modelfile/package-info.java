/**
 * The file that a classifier is kept in: a zip of JSON and of arrays of numbers. Loading it runs no
 * code that it names.
 *
 * <p>Start at {@link org.pubn.modelfile.ClassifierFile}. Other modules add what they have learned
 * to keep: a {@link org.pubn.modelfile.ScorerFormat} for a kind of scorer, a {@link
 * org.pubn.modelfile.PreprocessingFormat} for a way to make features. Both are found at run time by
 * the kind that the file names.
 */
package org.pubn.modelfile;
