package org.pubn.app.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubn.advice.Advice;
import org.pubn.advice.Comparison;
import org.pubn.eval.PuMetric;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.LineChart.Curve;
import org.pubn.report.figure.LineChart.Point;
import org.pubn.report.figure.Marker;

/** The picture of the advice. */
final class AdviceFigures {

  private static final double AROUND = 0.1;
  private static final int STEPS = 40;

  private AdviceFigures() {}

  /** What all methods are worth if π is another than was assumed. */
  static Figure errors(Advice advice) {
    Map<String, Comparison.Judged> methods = new LinkedHashMap<>();
    put(methods, advice.need().comparison());
    advice.benefit().ifPresent(benefit -> put(methods, benefit.comparison()));
    double pi = advice.priors().pi().value();
    double low = Math.max(0.01, Math.min(advice.priors().pi().low(), pi - AROUND));
    double high = Math.min(0.99, Math.max(advice.priors().pi().high(), pi + AROUND));
    List<Curve> curves = new ArrayList<>();
    for (Comparison.Judged method : methods.values()) {
      List<Point> points = new ArrayList<>();
      for (int i = 0; i <= STEPS; i++) {
        double at = low + (high - low) * i / STEPS;
        PuMetric.ERROR
            .of(method.evaluation().rates(), at)
            .ifPresent(error -> points.add(new Point(at, NumberWords.share(error))));
      }
      List<Marker> markers =
          curves.isEmpty() ? List.of(Marker.vertical(pi, "π assumed")) : List.of();
      curves.add(new Curve(method.label(), points, markers));
    }
    return Figure.of(
        "errors",
        "The estimated share of mistakes of the same classifiers, if π were another. Where the"
            + " curves cross, the better method changes. Values are moved into 0 to 1.",
        new LineChart("", Axis.number("π"), Axis.percent("mistakes"), curves));
  }

  private static void put(Map<String, Comparison.Judged> methods, Comparison comparison) {
    methods.put(comparison.first().label(), comparison.first());
    methods.put(comparison.second().label(), comparison.second());
  }
}
