/**
 * Linear functions learned exactly: the risk of all rows at once, in double precision, minimized to
 * its only minimum.
 *
 * <p>With the logistic loss the unbiased PU risk of s and the PUbN risk are convex in a linear
 * score, and with L2 they are bounded (docs/method.md). Start at {@link
 * org.pubn.linear.ExactTraining}, which minimizes a risk over samples.
 *
 * <table>
 *   <caption>Which type for what</caption>
 *   <tr><td>a risk as two numbers per row</td><td>{@link org.pubn.risk.RowMasses}</td></tr>
 *   <tr><td>its value and gradient over a block of rows</td><td>{@link
 *       org.pubn.linear.BlockSums}</td></tr>
 *   <tr><td>block sums added up in a fixed order</td><td>{@link org.pubn.linear.SumTree}</td></tr>
 *   <tr><td>the minimum of a function</td><td>{@link org.pubn.linear.Lbfgs}</td></tr>
 *   <tr><td>what was learned</td><td>{@link org.pubn.linear.LinearFunction}</td></tr>
 * </table>
 *
 * <p>The others know no samples and no threads: {@code pubn-spark} uses them on partitions.
 */
package org.pubn.linear;
