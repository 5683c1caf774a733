package org.pubn.spark;

import org.pubn.linear.LinearFunction;

/**
 * What a fit learned.
 *
 * @param sigma the logit of σ̂
 * @param g the decision function
 * @param etaLogit the logit of η
 * @param sigmaL2 λ of σ̂
 * @param l2 λ of g
 * @param trainingLoss the unbiased PU risk of g, with the sigmoid loss, on all rows
 * @param heldOutLoss its mean on rows held out; NaN where λ of g was given
 */
record FittedFunctions(
    LinearFunction sigma,
    LinearFunction g,
    double etaLogit,
    double sigmaL2,
    double l2,
    double trainingLoss,
    double heldOutLoss) {}
