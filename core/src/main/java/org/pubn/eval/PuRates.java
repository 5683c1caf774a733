package org.pubn.eval;

/**
 * What P and U tell of a classifier without knowing π.
 *
 * @param recall P_P(called positive), the true positive rate
 * @param positiveRate P_U(called positive)
 * @param auc P(a &gt; b) + P(a = b) / 2 for scores a of P and b of U
 * @param softMisses R̂_P⁺: the mean of ℓ_sig(g(x) − threshold) over P
 * @param softPositiveRate R̂_U⁻: the mean of ℓ_sig(threshold − g(x)) over U
 */
public record PuRates(
    double recall, double positiveRate, double auc, double softMisses, double softPositiveRate) {}
