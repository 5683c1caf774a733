/**
 * Summaries of repeated trials and the tests that compare them.
 *
 * <p>Start at {@link org.pubn.report.stats.TTests}. The results go on to the tables of a report.
 */
package org.pubn.report.stats;
