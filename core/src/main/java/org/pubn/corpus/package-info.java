/**
 * Documents and pictures: where they lie, and how they become features.
 *
 * <p>Start at {@link org.pubn.corpus.TextFeatures}, which other modules implement: it learns from
 * {@link org.pubn.corpus.PlacedDocuments}, a {@link org.pubn.corpus.Corpus} that is divided into
 * samples already, and makes a {@code org.pubn.preprocessing.Preprocessing}. {@link
 * org.pubn.corpus.Documents} reads folders, {@code .txt} files and columns of tables, a few
 * documents at a time. The features go on to {@code org.pubn.files}.
 */
package org.pubn.corpus;
