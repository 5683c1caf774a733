package org.pubn.report;

/**
 * Running text. {@code *words*} are emphasized and {@code `words`} are set as code; a blank line
 * starts a new paragraph. Everything else is literal.
 */
public record Paragraph(String heading, String text) implements Section {}
