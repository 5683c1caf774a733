package org.pubn.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Marker;
import org.pubn.report.figure.Scatter;

/** Charts as the data the page's script draws from: numbers in the unit they are read in. */
final class ChartJson {

  /** More than a pixel or a tooltip can show. */
  private static final MathContext DIGITS = new MathContext(6);

  private final SeriesStyles styles;

  ChartJson(SeriesStyles styles) {
    this.styles = styles;
  }

  ObjectNode of(Chart chart) {
    if (chart instanceof LineChart lines) {
      return of(lines);
    }
    if (chart instanceof Histogram histogram) {
      return of(histogram);
    }
    if (chart instanceof Scatter scatter) {
      return of(scatter);
    }
    throw new IllegalArgumentException("chart " + chart.title() + ": is not drawn by the script");
  }

  private ObjectNode of(LineChart chart) {
    ObjectNode node = node("line", chart.x().label(), chart.y().label());
    ArrayNode series = node.putArray("series");
    for (LineChart.Curve curve : chart.curves()) {
      ObjectNode entry = series(series, curve.name());
      ArrayNode points = entry.putArray("points");
      for (LineChart.Point point : curve.points()) {
        ArrayNode values = points.addArray();
        values.add(number(chart.x(), point.x())).add(number(chart.y(), point.y()));
        if (point.std() > 0) {
          values.add(number(chart.y(), point.std()));
        }
      }
      putMarkers(entry, curve.markers(), chart.x(), chart.y());
    }
    return node;
  }

  private ObjectNode of(Histogram chart) {
    ObjectNode node = node("histogram", chart.x().label(), chart.countName());
    ArrayNode edges = node.putArray("edges");
    chart.edges().forEach(edge -> edges.add(number(chart.x(), edge)));
    ArrayNode series = node.putArray("series");
    for (Histogram.Group group : chart.groups()) {
      ArrayNode counts = series(series, group.name()).putArray("counts");
      group.counts().forEach(counts::add);
    }
    putMarkers(node, chart.markers(), chart.x(), Axis.number(chart.countName()));
    return node;
  }

  private ObjectNode of(Scatter chart) {
    ObjectNode node = node("scatter", chart.x().label(), chart.y().label());
    ArrayNode series = node.putArray("series");
    for (Scatter.Group group : chart.groups()) {
      ArrayNode points = series(series, group.name()).putArray("points");
      for (Scatter.Point point : group.points()) {
        points.addArray().add(number(chart.x(), point.x())).add(number(chart.y(), point.y()));
      }
    }
    return node;
  }

  private static ObjectNode node(String kind, String x, String y) {
    return JsonNodeFactory.instance.objectNode().put("kind", kind).put("x", x).put("y", y);
  }

  private ObjectNode series(ArrayNode series, String name) {
    return series.addObject().put("name", name).put("style", styles.of(name));
  }

  private static void putMarkers(ObjectNode node, List<Marker> markers, Axis x, Axis y) {
    ArrayNode array = node.putArray("markers");
    for (Marker marker : markers) {
      boolean vertical = marker.direction() == Marker.Direction.VERTICAL;
      array
          .addObject()
          .put(vertical ? "x" : "y", number(vertical ? x : y, marker.at()))
          .put("label", marker.label());
    }
  }

  private static BigDecimal number(Axis axis, double value) {
    return new BigDecimal(axis.unit().printed(value)).round(DIGITS).stripTrailingZeros();
  }
}
