package org.pubn.lab.report;

import org.pubn.lab.report.figure.Figure;

/**
 * A figure with its heading.
 *
 * @param heading the heading; may be empty
 * @param figure the figure
 */
public record FigureSection(String heading, Figure figure) implements Section {}
