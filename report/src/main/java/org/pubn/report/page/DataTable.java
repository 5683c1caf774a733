package org.pubn.report.page;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Scatter;

/** The numbers behind a chart, as texts. */
record DataTable(List<String> head, List<List<String>> rows) {

  private static final MathContext DIGITS = new MathContext(4);

  /** The numbers of a chart; empty for pictures, whose words stand below them already. */
  static DataTable of(Chart chart) {
    if (chart instanceof LineChart lines) {
      return of(lines);
    }
    if (chart instanceof Histogram histogram) {
      return of(histogram);
    }
    if (chart instanceof Scatter scatter) {
      return of(scatter);
    }
    return new DataTable(List.of(), List.of());
  }

  private static DataTable of(LineChart chart) {
    List<String> head = new ArrayList<>(List.of(chart.x().label()));
    TreeSet<Double> places = new TreeSet<>();
    for (LineChart.Curve curve : chart.curves()) {
      head.add(curve.name());
      curve.points().forEach(point -> places.add(point.x()));
    }
    List<List<String>> rows = new ArrayList<>();
    for (double x : places) {
      List<String> row = new ArrayList<>(List.of(number(chart.x(), x)));
      for (LineChart.Curve curve : chart.curves()) {
        row.add(
            curve.points().stream()
                .filter(point -> point.x() == x)
                .findFirst()
                .map(point -> height(chart.y(), point))
                .orElse(""));
      }
      rows.add(row);
    }
    return new DataTable(head, rows);
  }

  private static String height(Axis y, LineChart.Point point) {
    String mean = number(y, point.y());
    return point.std() > 0 ? mean + " ± " + number(y, point.std()) : mean;
  }

  private static DataTable of(Histogram chart) {
    List<String> head = new ArrayList<>(List.of(chart.x().label() + " from", "to"));
    chart.groups().forEach(group -> head.add(group.name()));
    List<List<String>> rows = new ArrayList<>();
    for (int bin = 0; bin + 1 < chart.edges().size(); bin++) {
      List<String> row = new ArrayList<>();
      row.add(number(chart.x(), chart.edges().get(bin)));
      row.add(number(chart.x(), chart.edges().get(bin + 1)));
      for (Histogram.Group group : chart.groups()) {
        row.add(Long.toString(group.counts().get(bin)));
      }
      rows.add(row);
    }
    return new DataTable(head, rows);
  }

  /** A summary per group: the points themselves would be thousands of rows. */
  private static DataTable of(Scatter chart) {
    List<List<String>> rows = new ArrayList<>();
    for (Scatter.Group group : chart.groups()) {
      List<Scatter.Point> points = group.points();
      rows.add(
          List.of(
              group.name(),
              Integer.toString(points.size()),
              mean(chart.x(), points.stream().mapToDouble(Scatter.Point::x).toArray()),
              mean(chart.y(), points.stream().mapToDouble(Scatter.Point::y).toArray())));
    }
    return new DataTable(
        List.of("Group", "Points", "Mean " + chart.x().label(), "Mean " + chart.y().label()), rows);
  }

  private static String mean(Axis axis, double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return values.length == 0 ? "" : number(axis, sum / values.length);
  }

  private static String number(Axis axis, double value) {
    BigDecimal rounded = new BigDecimal(axis.unit().printed(value)).round(DIGITS);
    return rounded.stripTrailingZeros().toPlainString().replace('-', '−');
  }

  /** The numbers as HTML, under a title. */
  String render(String title) {
    StringBuilder out = new StringBuilder("<div class=\"scroll\"><table>");
    if (!title.isEmpty()) {
      out.append("<caption>").append(Html.escape(title)).append("</caption>");
    }
    appendRow(out.append("<thead>"), head, "th");
    out.append("</thead><tbody>");
    rows.forEach(row -> appendRow(out, row, "td"));
    return out.append("</tbody></table></div>\n").toString();
  }

  private static void appendRow(StringBuilder out, List<String> cells, String element) {
    out.append("<tr>");
    for (String cell : cells) {
      out.append('<').append(element).append('>');
      out.append(Html.escape(cell));
      out.append("</").append(element).append('>');
    }
    out.append("</tr>\n");
  }
}
