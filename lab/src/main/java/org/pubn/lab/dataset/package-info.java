/**
 * Published data sets and the paper's tasks on them.
 *
 * <p>Start at {@link org.pubn.lab.dataset.Datasets}. A {@link org.pubn.lab.dataset.Dataset} and one
 * of its tasks go on to {@code org.pubn.lab.trial}.
 */
package org.pubn.lab.dataset;
