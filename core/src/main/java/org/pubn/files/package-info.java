/**
 * From the files of a user to samples, and to rows for a classifier.
 *
 * <p>To train: {@code SampleLoader} reads {@link org.pubn.files.TrainingFiles} (tables, documents
 * or ready-made features), splits them and turns them into {@link org.pubn.files.LoadedSamples},
 * which go to {@code org.pubn.train}. {@link org.pubn.files.RoleLabels} says what the labels of a
 * single file mean; how documents become features is the business of {@link
 * org.pubn.corpus.TextFeatures}, which other modules implement.
 *
 * <p>To use what was learned: {@link org.pubn.files.ModelRows} opens a file as a classifier takes
 * it, {@code FileEvaluator} judges the classifier on it.
 */
package org.pubn.files;
