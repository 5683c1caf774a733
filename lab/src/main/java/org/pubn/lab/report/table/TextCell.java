package org.pubn.lab.report.table;

/**
 * A text in a value column.
 *
 * @param text what is printed
 */
public record TextCell(String text) implements Cell {}
