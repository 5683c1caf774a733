/**
 * What the paper printed: the numbers of its tables, the hyper-parameters behind them, and how it
 * describes its tasks. All of it is read from three small files beside this package.
 *
 * <p>Start at {@link org.pubn.lab.paper.Paper}. Experiments take settings from here and compare
 * their results with the numbers.
 */
package org.pubn.lab.paper;
