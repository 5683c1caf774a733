package org.pubn.linear;

/**
 * Where a search ended.
 *
 * @param function the best function that was found
 * @param value the value there
 * @param gradient the length of the gradient there
 * @param iterations steps that were taken
 * @param evaluations how often value and gradient were computed: passes over the rows
 * @param converged whether the gradient is as short as was asked for
 */
public record Minimum(
    LinearFunction function,
    double value,
    double gradient,
    int iterations,
    int evaluations,
    boolean converged) {}
