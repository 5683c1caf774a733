/**
 * Tables of measured values beside published ones, and their renderings.
 *
 * <p>Start at {@link org.pubn.report.table.Table}. Its renderers are {@link
 * org.pubn.report.table.TextTable} for a terminal, {@link org.pubn.report.table.MarkdownTable},
 * {@link org.pubn.report.table.LatexTable} and {@link org.pubn.report.table.CsvTable}. Each is a
 * function of the table alone: no dates, no default locale, no platform line ends, so equal tables
 * give equal bytes.
 */
package org.pubn.report.table;
