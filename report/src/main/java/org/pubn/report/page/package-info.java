/**
 * A report as one offline page.
 *
 * <p>Start at {@link org.pubn.report.page.ReportPage}. The page holds everything it needs: the
 * style, a short script, the chart library and the data. It requests nothing from any network, and
 * its content security policy forbids it to. Tables, pictures, legends and the data of the charts
 * are plain HTML, readable without a script; the script only draws the charts. Colours are
 * variables of the style, so a dark screen or a print changes them without redrawing.
 */
package org.pubn.report.page;
