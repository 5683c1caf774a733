/**
 * Documents as features that are sparse from end to end: unigram tf-idf as scikit-learn computes
 * it, and the similarities to a centre (CBS) of the paper's text supplement.
 *
 * <p>Start at {@link org.pubn.text.TfIdf}. Its features go to a linear model of the engine, and it
 * is kept in the classifier's file; {@link org.pubn.text.DocumentFolder} reads a folder of
 * documents as a table, {@link org.pubn.text.ClassFolders} documents that lie in one folder per
 * class.
 */
package org.pubn.text;
