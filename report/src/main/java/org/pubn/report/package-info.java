/**
 * What an experiment has to say, as plain data: a {@link org.pubn.report.Report} is a list of
 * sections, each a paragraph, a table, a figure or a list of facts.
 *
 * <p>Nothing here knows an experiment. Tables are rendered in {@link org.pubn.report.table}, charts
 * are described in {@link org.pubn.report.figure}, and {@link org.pubn.report.page.ReportPage}
 * turns the whole report into one offline page.
 */
package org.pubn.report;
