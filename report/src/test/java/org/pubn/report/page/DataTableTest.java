package org.pubn.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.ImageGrid;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Scatter;

class DataTableTest {

  @Test
  void curvesShareTheirPlaces() {
    DataTable data =
        DataTable.of(
            new LineChart(
                "",
                Axis.number("epoch"),
                Axis.percent("error"),
                List.of(
                    new LineChart.Curve(
                        "a",
                        List.of(new LineChart.Point(1, 0.25, 0.01), new LineChart.Point(2, 0.2))),
                    new LineChart.Curve("b", List.of(new LineChart.Point(2, -0.123456))))));

    assertThat(data.head()).containsExactly("epoch", "a", "b");
    assertThat(data.rows())
        .containsExactly(List.of("1", "25 ± 1", ""), List.of("2", "20", "−12.35"));
  }

  @Test
  void binsHaveEdgesAndCounts() {
    List<Double> edges = Histogram.equalBins(0, 1, 2);
    DataTable data =
        DataTable.of(
            new Histogram(
                "",
                Axis.number("σ̂"),
                "examples",
                edges,
                List.of(Histogram.Group.count("U", edges, 0, 0.5, 1)),
                List.of()));

    assertThat(data.head()).containsExactly("σ̂ from", "to", "U");
    assertThat(data.rows()).containsExactly(List.of("0", "0.5", "1"), List.of("0.5", "1", "2"));
  }

  @Test
  void cloudsAreSummarised() {
    DataTable data =
        DataTable.of(
            new Scatter(
                "",
                Axis.number("u"),
                Axis.number("v"),
                List.of(
                    new Scatter.Group(
                        "other-N", List.of(new Scatter.Point(1, 3), new Scatter.Point(2, -4))),
                    new Scatter.Group("none", List.of()))));

    assertThat(data.rows())
        .containsExactly(List.of("other-N", "2", "1.5", "−0.5"), List.of("none", "0", "", ""));
  }

  @Test
  void picturesHaveNoNumbers() {
    assertThat(DataTable.of(new ImageGrid("", List.of())).rows()).isEmpty();
  }

  @Test
  void textIsEscaped() {
    assertThat(new DataTable(List.of("<a>"), List.of(List.of("&"))).render("<t>"))
        .contains("<caption>&lt;t&gt;</caption>", "<th>&lt;a&gt;</th>", "<td>&amp;</td>");
  }
}
