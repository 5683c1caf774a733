/**
 * Which methods there are, what they are run with, and how that is chosen.
 *
 * <p>Start at {@link org.pubn.method.MethodCatalog}: one {@link org.pubn.method.MethodRow} per
 * method, with its names, what it needs, the risk it minimizes, its settings and their grids, and
 * how it is made. {@code ./pubn train}, the advisor and every experiment know methods by these rows
 * alone.
 *
 * <table>
 *   <caption>Which type for what</caption>
 *   <tr><td>a method by name</td><td>{@link org.pubn.method.MethodCatalog}</td></tr>
 *   <tr><td>a method of your own</td><td>a record that implements {@link org.pubn.learn.Method}
 *       and a {@link org.pubn.method.MethodRow}; from another jar by a {@link
 *       org.pubn.method.MethodProvider}</td></tr>
 *   <tr><td>a number that a method is run with</td><td>{@link org.pubn.settings.Setting}; values by
 *       name are {@link org.pubn.settings.Settings}</td></tr>
 *   <tr><td>the choice of settings on validation data</td><td>{@link
 *       org.pubn.method.SettingsChoice}, along the {@link org.pubn.method.Stage}s of a row, by a
 *       {@link org.pubn.eval.SelectionCriterion}</td></tr>
 *   <tr><td>σ̂ and other halves that are judged on their own</td><td>{@link
 *       org.pubn.method.Part}</td></tr>
 *   <tr><td>how risks are minimized, and where σ̂ comes from</td><td>{@link
 *       org.pubn.method.MethodContext}</td></tr>
 * </table>
 *
 * <p>A row makes a {@link org.pubn.learn.Method}, which learns. {@code org.pubn.train} trains the
 * points of a grid side by side; {@code org.pubn.lab.experiment} chooses by means over trials.
 */
package org.pubn.method;
