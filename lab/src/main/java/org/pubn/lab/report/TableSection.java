package org.pubn.lab.report;

import org.pubn.lab.report.table.Table;

/**
 * A table with its heading.
 *
 * @param heading the heading; may be empty
 * @param table the table
 */
public record TableSection(String heading, Table table) implements Section {}
