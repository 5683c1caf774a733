package org.pubn.prior;

/**
 * What is known of ρ.
 *
 * @param max ρ̂_max
 * @param interval of ρ_max, by bootstrap over P, U and bN with π̂ estimated anew in every replicate
 * @param recommended the ρ to train with: every ρ up to ρ_max is right and none above it, so it is
 *     the low end of the interval
 */
public record RhoEstimate(double max, Interval interval, double recommended) {}
