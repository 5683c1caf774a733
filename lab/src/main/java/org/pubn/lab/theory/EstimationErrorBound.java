package org.pubn.lab.theory;

import static org.pubn.report.table.Text.format;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The bound of theorem 2 on the excess risk R(ĝ) − R(g*) of the minimiser ĝ of the PUbN risk over
 * the best g* of the model class, part by part:
 *
 * <pre>
 * 4 L_ℓ ℜ_U + 4π L_ℓ/η ℜ_P + 4ρ L_ℓ/η ℜ_bN
 *   + 2 C_ℓ √(ln(6/δ) / 2n_U) + 2π C_ℓ/η √(ln(6/δ) / 2n_P) + 2ρ C_ℓ/η √(ln(6/δ) / 2n_bN)
 *   + 2 C_ℓ √(ζε) + 2 C_ℓ/η √((1−ζ)ε)
 * </pre>
 *
 * @param complexityU the first part: how freely 𝒢 can fit U
 * @param complexityP the same of P
 * @param complexityBn the same of bN
 * @param deviationU the fourth part: the chance of an unlucky U
 * @param deviationP the same of P
 * @param deviationBn the same of bN
 * @param sigmaBelow the seventh part: the error of σ̂ where σ̂ ≤ η; more data do not shrink it
 * @param sigmaAbove the same where σ̂ &gt; η
 * @param inputs what the bound was computed from
 */
public record EstimationErrorBound(
    double complexityU,
    double complexityP,
    double complexityBn,
    double deviationU,
    double deviationP,
    double deviationBn,
    double sigmaBelow,
    double sigmaAbove,
    BoundInputs inputs) {

  /** The bound of theorem 2. */
  public static EstimationErrorBound of(BoundInputs inputs) {
    double pi = inputs.priors().pi();
    double rho = inputs.priors().rho();
    double eta = inputs.sigma().eta();
    double zeta = inputs.sigma().zeta();
    double epsilon = inputs.sigma().epsilon();
    double lipschitz = inputs.loss().lipschitz();
    double supremum = inputs.loss().supremum();
    BoundInputs.ExampleCounts sizes = inputs.sizes();
    double delta = inputs.delta();
    return new EstimationErrorBound(
        4 * lipschitz * inputs.complexity().unlabeled(),
        4 * pi * lipschitz / eta * inputs.complexity().positive(),
        4 * rho * lipschitz / eta * inputs.complexity().negative(),
        2 * supremum * deviation(delta, sizes.unlabeled()),
        2 * pi * supremum / eta * deviation(delta, sizes.positive()),
        rho == 0 ? 0 : 2 * rho * supremum / eta * deviation(delta, sizes.negative()),
        2 * supremum * Math.sqrt(zeta * epsilon),
        2 * supremum / eta * Math.sqrt((1 - zeta) * epsilon),
        inputs);
  }

  /** The eight parts in the order of the theorem, under their symbols. */
  public Map<String, Double> parts() {
    Map<String, Double> parts = new LinkedHashMap<>();
    parts.put("4 L R_U", complexityU);
    parts.put("4π L/η R_P", complexityP);
    parts.put("4ρ L/η R_bN", complexityBn);
    parts.put("2 C √(ln(6/δ)/2n_U)", deviationU);
    parts.put("2π C/η √(ln(6/δ)/2n_P)", deviationP);
    parts.put("2ρ C/η √(ln(6/δ)/2n_bN)", deviationBn);
    parts.put("2 C √(ζε)", sigmaBelow);
    parts.put("2 C/η √((1−ζ)ε)", sigmaAbove);
    return Collections.unmodifiableMap(parts);
  }

  /** The sum of the eight parts. */
  public double total() {
    return parts().values().stream().mapToDouble(Double::doubleValue).sum();
  }

  /** What is left of the bound as n_P, n_bN and n_U go to infinity: the error of σ̂. */
  public double limit() {
    return sigmaBelow + sigmaAbove;
  }

  /**
   * Whether the bound says nothing: losses lie in [0, C_ℓ], so no excess risk exceeds C_ℓ anyway.
   */
  public boolean isVacuous() {
    return total() >= inputs.loss().supremum();
  }

  /** The verdict in one sentence. */
  public String verdict() {
    if (isVacuous()) {
      return format(
          "The bound %.4g says nothing: no excess risk can exceed %.4g, the largest loss.",
          total(), inputs.loss().supremum());
    }
    return format(
        "With probability at least %.4g the excess risk is at most %.4g, out of %.4g possible.",
        1 - inputs.delta(), total(), inputs.loss().supremum());
  }

  /** √(ln(6/δ) / 2n). */
  private static double deviation(double delta, long n) {
    return Math.sqrt(Math.log(6 / delta) / (2 * (double) n));
  }
}
