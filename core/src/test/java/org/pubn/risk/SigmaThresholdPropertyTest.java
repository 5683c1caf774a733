package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.pubn.sample.Priors;

class SigmaThresholdPropertyTest {

  @Property
  void withoutTiesAsManyAsWantedAreSelected(
      @ForAll @Size(min = 1, max = 200) Set<@DoubleRange(min = -50, max = 50) Double> distinct,
      @ForAll @DoubleRange(min = 0, max = 3) double tau,
      @ForAll @IntRange(min = 1, max = 49) int percentPi,
      @ForAll @IntRange(min = 0, max = 50) int percentRho) {
    double[] logits = distinct.stream().mapToDouble(Double::doubleValue).toArray();
    Priors priors = new Priors(percentPi / 100.0, percentRho / 100.0);
    SigmaThreshold threshold = SigmaThreshold.choose(tau, priors, logits);
    assertThat(Arrays.stream(logits).filter(f -> f <= threshold.logit()).count())
        .isEqualTo(threshold.wanted())
        .isEqualTo(threshold.actual());
    // Away from whole numbers doubles count the same.
    double share = tau * priors.rest() * logits.length;
    if (Math.abs(share - Math.rint(share)) > 1e-9) {
      assertThat(threshold.wanted()).isEqualTo((int) Math.min(Math.floor(share), logits.length));
    }
  }
}
