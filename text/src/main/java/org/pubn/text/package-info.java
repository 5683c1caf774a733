/**
 * Documents as features that are sparse from end to end: unigram tf-idf as scikit-learn computes
 * it, and the similarities to a center (CBS) of the paper's text supplement.
 *
 * <p>Start at {@link org.pubn.text.TfIdf}. Its features go to a linear model of the engine, and it
 * is kept in the classifier's file; {@link org.pubn.text.TermFeatures} learns it from the documents
 * of a training. {@link org.pubn.text.ClassFolders} reads documents that lie in one folder per
 * class.
 */
package org.pubn.text;
