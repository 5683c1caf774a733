package org.pubn.report;

import org.pubn.report.figure.Figure;

/** A figure with its heading. */
public record FigureSection(String heading, Figure figure) implements Section {}
