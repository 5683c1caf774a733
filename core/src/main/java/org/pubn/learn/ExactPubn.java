package org.pubn.learn;

import java.util.Map;

/**
 * PUbN with a linear model whose risks are minimized exactly: σ̂ by the unbiased PU risk of s, η by
 * the count rule, g by the PUbN risk, each plus λ/2 |w|². Without a share ρ of known negatives it
 * is PUbN\N. Its problem has an {@link org.pubn.linear.ExactLinear} model.
 *
 * @param sigmaL2 λ of σ̂
 * @param l2 λ of g
 * @param tau τ, which decides how many U examples serve as negatives
 */
public record ExactPubn(double sigmaL2, double l2, double tau) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters().with("sigmaL2", sigmaL2).with("l2", l2).with("tau", tau).map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    SigmaEstimator sigma = new SigmaEstimator.Upu(sigmaL2);
    Optimisation exact = Optimisation.exact(l2);
    Method method =
        problem.priors().rho() > 0
            ? new PubnMethod(sigma, exact, tau)
            : new PubnMinusN(sigma, exact, tau);
    return method.fit(problem, trainings);
  }
}
