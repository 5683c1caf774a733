package org.pubn.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import org.pubn.report.figure.Chart;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.ImageGrid;

/** A figure as HTML: places for its charts, its pictures, its legend and its data as tables. */
final class HtmlFigure {

  private final ArrayNode charts;

  /** Figures whose charts are appended to an array; a place names its chart by its index there. */
  HtmlFigure(ArrayNode charts) {
    this.charts = charts;
  }

  /** The figure with its caption, under a number. */
  String render(Figure figure, int number) {
    SeriesStyles styles = new SeriesStyles(figure);
    ChartJson json = new ChartJson(styles);
    StringBuilder out = new StringBuilder();
    out.append("<figure class=\"figure\" id=\"figure-").append(figure.id()).append("\">\n");
    out.append(styles.legend());
    out.append("<div class=\"panels\">\n");
    for (Chart chart : figure.charts()) {
      out.append(
          chart instanceof ImageGrid ? "<div class=\"panel wide\">" : "<div class=\"panel\">");
      if (!chart.title().isEmpty()) {
        out.append("<h4>").append(Html.escape(chart.title())).append("</h4>");
      }
      if (chart instanceof ImageGrid grid) {
        appendTiles(out, grid);
      } else {
        out.append("<div class=\"chart\" role=\"img\" aria-label=\"");
        out.append(Html.escape(chart.title().isEmpty() ? figure.caption() : chart.title()));
        out.append("\" data-chart=\"").append(charts.size()).append("\"></div>");
        charts.add(json.of(chart));
      }
      out.append("</div>\n");
    }
    out.append("</div>\n<figcaption><b>Figure ").append(number).append(".</b> ");
    out.append(Html.emphasised(figure.caption())).append("</figcaption>\n");
    appendData(out, figure);
    return out.append("</figure>\n").toString();
  }

  private static void appendTiles(StringBuilder out, ImageGrid grid) {
    out.append("<ul class=\"tiles\">\n");
    for (ImageGrid.Tile tile : grid.tiles()) {
      out.append("<li><img alt=\"").append(Html.escape(tile.caption())).append("\" width=\"");
      out.append(tile.image().width()).append("\" height=\"").append(tile.image().height());
      out.append("\" src=\"").append(Png.dataUri(tile.image())).append("\">");
      out.append("<span>").append(Html.escape(tile.caption())).append("</span>");
      tile.tags().forEach(tag -> out.append("<small>").append(Html.escape(tag)).append("</small>"));
      out.append("</li>\n");
    }
    out.append("</ul>");
  }

  private static void appendData(StringBuilder out, Figure figure) {
    StringBuilder tables = new StringBuilder();
    for (Chart chart : figure.charts()) {
      DataTable data = DataTable.of(chart);
      tables.append(data.rows().isEmpty() ? "" : data.render(chart.title()));
    }
    if (!tables.isEmpty()) {
      out.append("<details><summary>Data of this figure</summary>\n");
      out.append(tables).append("</details>\n");
    }
  }
}
