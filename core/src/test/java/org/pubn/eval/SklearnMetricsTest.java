package org.pubn.eval;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;

/** Metrics against scikit-learn's, which {@code sklearn-metrics.py} computed. */
class SklearnMetricsTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(10, 0.95, new Seed(0));

  /** By case, then by field. */
  private static Map<String, Map<String, String>> cases() throws IOException {
    Map<String, Map<String, String>> cases = new LinkedHashMap<>();
    try (InputStream in = SklearnMetricsTest.class.getResourceAsStream("sklearn-metrics.tsv")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      for (String line : text.lines().toList()) {
        String[] cells = line.split("\t", -1);
        cases.computeIfAbsent(cells[0], name -> new LinkedHashMap<>()).put(cells[1], cells[2]);
      }
    }
    return cases;
  }

  @ParameterizedTest
  @EnumSource
  void agreesInEveryCase(Metric metric) throws IOException {
    assertThat(cases()).hasSize(5);
    cases()
        .forEach(
            (name, fields) -> {
              MetricValue value = evaluation(fields).get(metric);

              assertThat(((MetricValue.Estimate) value).value())
                  .as(name)
                  .isCloseTo(Double.parseDouble(field(fields, metric.id())), within(1e-12));
            });
  }

  private static LabeledEvaluation evaluation(Map<String, String> fields) {
    double[] scores =
        Arrays.stream(field(fields, "scores").split(" ", -1))
            .mapToDouble(Double::parseDouble)
            .toArray();
    String[] cells = field(fields, "labels").split(" ", -1);
    boolean[] labels = new boolean[cells.length];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = cells[i].equals("1");
    }
    return LabeledEvaluation.of(
        LabeledScores.ofScores(scores, labels),
        Double.parseDouble(field(fields, "threshold")),
        BOOTSTRAP);
  }

  private static String field(Map<String, String> fields, String name) {
    return Objects.requireNonNull(fields.get(name), name);
  }
}
