package org.pubn.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.random.Seed;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.sample.PubnSamples;

final class RangeTableTest {

  private static PriorTrial trial(double pi, double now, double before, boolean overlap) {
    return new PriorTrial(
        "case",
        "data",
        pi,
        0,
        7,
        List.of(
            new PriorTrial.Answer("binomial-bin", now, now - 0.05, now + 0.05, 0),
            new PriorTrial.Answer("lowest-bin", before, before - 0.02, before + 0.02, 0)),
        null,
        overlap,
        0,
        "1");
  }

  /** Errors 0.02 and 0.04 against 0.10 and 0.04; both new intervals hold, no earlier one does. */
  @Test
  void bothDefaultsAreComparedByRangeAndWarning() {
    Table table =
        RangeTable.of(
            List.of(
                trial(0.1, 0.12, 0.2, false),
                trial(0.1, 0.14, 0.14, false),
                trial(0.1, 0.3, 0.4, true),
                trial(0.5, 0.5, 0.5, false)));

    assertThat(table.rows().get(0).headers()).containsExactly("data", "π < 0.2, no warning");
    assertThat(table.rows().get(0).cells())
        .map(cell -> ((Measured) cell).value().mean())
        .map(value -> Math.round(value * 1000) / 1000.0)
        .containsExactly(2.0, 0.03, 0.07, 1.0, 0.0, 0.1, 0.04);
    assertThat(table.rows())
        .map(row -> row.headers().get(1))
        .startsWith("π < 0.2, no warning", "π < 0.2, warned", "π ≥ 0.2, no warning");
  }

  @Test
  void theMixturesAreAsFarApartAsTheySay() {
    List<PriorCase> cases = Mixtures.cases();

    assertThat(cases).hasSize(15);
    for (PriorCase known : List.of(cases.get(0), cases.get(14))) {
      PubnSamples samples = known.draw().apply(new Seed(1));
      double distance = known.data().equals("gaussian/1sd") ? 1 : 4;
      assertThat(mean(samples.positive())).isBetween(distance - 0.2, distance + 0.2);
      assertThat(mean(samples.unlabeled()))
          .isBetween(distance * known.pi() - 0.2, distance * known.pi() + 0.2);
    }
  }

  private static double mean(Features rows) {
    double sum = 0;
    for (int row = 0; row < rows.rows(); row++) {
      sum += ((DenseFeatures) rows).get(row, 0);
    }
    return sum / rows.rows();
  }
}
