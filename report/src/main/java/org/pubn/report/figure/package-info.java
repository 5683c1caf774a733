/**
 * Charts as data: what is drawn, not how.
 *
 * <p>Start at {@link org.pubn.report.figure.Figure}, a row of {@link org.pubn.report.figure.Chart
 * charts} under one caption. {@link org.pubn.report.page.ReportPage} draws them.
 */
package org.pubn.report.figure;
