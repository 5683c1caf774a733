/**
 * Charts as data: what is drawn, not how.
 *
 * <p>Start at {@link org.pubn.lab.report.figure.Figure}, a row of {@link
 * org.pubn.lab.report.figure.Chart charts} under one caption. {@link
 * org.pubn.lab.report.page.ReportPage} draws them.
 */
package org.pubn.lab.report.figure;
