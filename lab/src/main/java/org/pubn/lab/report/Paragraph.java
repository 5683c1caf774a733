package org.pubn.lab.report;

/**
 * Running text. {@code *words*} are emphasised and {@code `words`} are set as code; a blank line
 * starts a new paragraph. Everything else is literal.
 *
 * @param heading the heading; may be empty
 * @param text the text
 */
public record Paragraph(String heading, String text) implements Section {}
