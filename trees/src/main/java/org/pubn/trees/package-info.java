/**
 * Forests and boosted trees on columns of bins.
 *
 * <p>The way of the data: {@link org.pubn.trees.BinLearner} looks at rows and decides on {@link
 * org.pubn.trees.Bins}; {@link org.pubn.trees.BinnedRows} keeps the rows, one byte per cell; {@link
 * org.pubn.trees.ForestLearner} or {@link org.pubn.trees.BoostingLearner} grows {@link
 * org.pubn.trees.Trees} on them; these score rows of plain numbers and are saved by {@link
 * org.pubn.trees.TreesFile}.
 *
 * <table>
 * <caption>Where to turn a screw</caption>
 * <tr><th>wanted</th><th>type</th></tr>
 * <tr><td>weights, soft labels</td><td>{@link org.pubn.trees.Masses}</td></tr>
 * <tr><td>what makes a split good in a forest</td><td>{@link org.pubn.trees.Impurity}</td></tr>
 * <tr><td>which rows a tree sees</td><td>{@link org.pubn.trees.Sampling}</td></tr>
 * <tr><td>what boosting minimizes</td><td>{@link org.pubn.trees.Objective}</td></tr>
 * <tr><td>when boosting stops</td><td>{@link org.pubn.trees.BoostingWatch}</td></tr>
 * </table>
 *
 * <p>A cell is missing if it is NaN or a category that has no bin. Missing cells have a bin of
 * their own; every split says where they go. Equal rows, options and seed give equal bits on any
 * number of threads: a tree of a forest is grown by one thread, and a histogram of boosting is
 * filled by one thread in the order of the rows.
 */
package org.pubn.trees;
