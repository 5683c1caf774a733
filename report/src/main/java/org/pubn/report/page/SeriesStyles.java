package org.pubn.report.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Scatter;

/**
 * The look of each series of a figure: one number per name, which stands for a color, a dash and a
 * symbol in the style sheet and in the script. A name looks the same in all panels of a figure.
 */
final class SeriesStyles {

  /** How many looks there are; further series start again. */
  static final int COUNT = 8;

  /** How a series is drawn. */
  enum Kind {
    LINE,
    POINT,
    AREA
  }

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Kind> kinds = new LinkedHashMap<>();

  SeriesStyles(Figure figure) {
    for (Chart chart : figure.charts()) {
      for (String name : names(chart)) {
        numbers.putIfAbsent(name, numbers.size() % COUNT);
        kinds.putIfAbsent(name, kind(chart));
      }
    }
  }

  /** The number of a series, from 0. */
  int of(String name) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw new IllegalArgumentException("series " + name + ": not one of " + numbers.keySet());
    }
    return number;
  }

  /** A legend with a small picture of each series; empty where one series needs no name. */
  String legend() {
    if (numbers.size() < 2) {
      return "";
    }
    StringBuilder out = new StringBuilder("<ul class=\"key\">");
    numbers.forEach(
        (name, number) -> {
          out.append("<li><svg viewBox=\"0 0 30 12\" aria-hidden=\"true\" class=\"s");
          out.append(number).append(' ').append(swatch(name)).append("\">");
          if (kinds.get(name) == Kind.AREA) {
            out.append("<rect x=\"9\" y=\"0\" width=\"12\" height=\"12\"/>");
          } else {
            out.append("<line x1=\"1\" y1=\"6\" x2=\"29\" y2=\"6\"/>");
            out.append("<path d=\"").append(SYMBOLS.get(number % SYMBOLS.size())).append("\"/>");
          }
          out.append("</svg>").append(Html.escape(name)).append("</li>");
        });
    return out.append("</ul>\n").toString();
  }

  private String swatch(String name) {
    return kinds.getOrDefault(name, Kind.LINE).name().toLowerCase(Locale.ROOT);
  }

  /** Circle, square, triangle, diamond; then the same again. */
  private static final List<String> SYMBOLS =
      List.of(
          "M11 6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
          "M11.5 2.5h7v7h-7z",
          "M15 1.5l4.5 8h-9z",
          "M15 1l4.5 5l-4.5 5l-4.5 -5z");

  private static Kind kind(Chart chart) {
    if (chart instanceof Histogram) {
      return Kind.AREA;
    }
    return chart instanceof Scatter ? Kind.POINT : Kind.LINE;
  }

  private static List<String> names(Chart chart) {
    if (chart instanceof LineChart lines) {
      return lines.curves().stream().map(LineChart.Curve::name).toList();
    }
    if (chart instanceof Histogram histogram) {
      return histogram.groups().stream().map(Histogram.Group::name).toList();
    }
    if (chart instanceof Scatter scatter) {
      return scatter.groups().stream().map(Scatter.Group::name).toList();
    }
    return List.of();
  }
}
