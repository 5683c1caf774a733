package org.pubn.report.table;

/** A text in a value column. */
public record TextCell(String text) implements Cell {}
