package org.pubn.report;

import org.pubn.report.table.Table;

/** A table with its heading. */
public record TableSection(String heading, Table table) implements Section {}
