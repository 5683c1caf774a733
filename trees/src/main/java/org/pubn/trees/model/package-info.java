/**
 * Forests and boosted trees as models behind {@code train}, with the methods that train them.
 *
 * <p>Start at {@link org.pubn.trees.model.TreeMethods}, the rows that the catalog gains by this
 * module. A method turns samples into {@link org.pubn.trees.PuRows}, has trees grown on them, and
 * hands out a {@link org.pubn.trees.model.TreesScorer}, whose scores are log-odds. All of it is
 * found by {@link java.util.ServiceLoader}: {@link org.pubn.trees.model.TreeModels} as kinds of
 * models, {@link org.pubn.trees.model.TreesFormat} for the classifier's file.
 */
package org.pubn.trees.model;
