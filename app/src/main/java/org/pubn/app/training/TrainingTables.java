package org.pubn.app.training;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.pubn.classify.ColumnImportance;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.settings.GridPoint;
import org.pubn.settings.StageChoice;
import org.pubn.table.ColumnSummary;
import org.pubn.train.RoleWeight;
import org.pubn.train.TopRows;
import org.pubn.train.TrainResult;

/** The tables of a training, for the terminal and the page. */
public final class TrainingTables {

  private static final int MOST_ROWS = 30;
  private static final Marks CHOSEN = new Marks("chosen", "");

  private TrainingTables() {}

  /** How many rows each sample has on both sides of the split. */
  public static Table split(TrainingData data) {
    List<TableRow> rows = new ArrayList<>();
    rows.add(
        counts(
            "positive (P)",
            data.training().positive().rows(),
            data.validation().positive().rows()));
    rows.add(counts("unlabeled (U)", unlabeled(data.training()), unlabeled(data.validation())));
    if (data.training().hasNegatives()) {
      rows.add(
          counts(
              "negative (bN)",
              data.training().negative().rows(),
              data.validation().negative().rows()));
    }
    return new Table(
        "split",
        "Rows to train on, and rows held out to choose settings, epoch and threshold.",
        List.of("sample"),
        List.of(ValueColumn.number("training", 0), ValueColumn.number("held out", 0)),
        rows);
  }

  private static int unlabeled(PubnSamples samples) {
    return samples.unlabeled().rows() - samples.copies();
  }

  private static TableRow counts(String name, int training, int validation) {
    return new TableRow(List.of(name), List.of(Measured.of(training), Measured.of(validation)));
  }

  /** What somebody finds who looks at the first rows. */
  static Table topRows(List<TopRows> tops) {
    return new Table(
        "top-rows",
        "If you look at the unlabeled rows with the highest scores: how many of "
            + "them are expected to be positive, and what share of all positives that is.",
        List.of("rows you look at"),
        List.of(
            ValueColumn.number("positives among them", 0),
            ValueColumn.number("share positive, %", 1),
            ValueColumn.number("share of all positives, %", 1)),
        tops.stream()
            .map(
                top ->
                    new TableRow(
                        List.of(String.format(Locale.ROOT, "%,d", top.rows())),
                        List.of(
                            Measured.of(top.positives()),
                            Measured.of(100 * top.positives() / top.rows()),
                            Measured.of(100 * top.recall()))))
            .toList());
  }

  /** What the columns hold. */
  public static Table columns(List<ColumnSummary> columns) {
    List<TableRow> rows = new ArrayList<>();
    for (ColumnSummary column : columns) {
      rows.add(
          new TableRow(
              List.of(
                  column.name(), column.kind().name().toLowerCase(Locale.ROOT), column.contents()),
              List.of(Measured.of(column.missing()))));
    }
    return new Table(
        "columns",
        "The columns, their kinds, and how many of their values are missing.",
        List.of("column", "kind", "contents"),
        List.of(ValueColumn.number("missing", 0)),
        rows);
  }

  /** The settings that were tried, with their validation losses. */
  public static Table choice(TrainResult result) {
    List<TableRow> rows = new ArrayList<>();
    for (StageChoice stage : result.stages()) {
      for (int i = 0; i < stage.points().size(); i++) {
        rows.add(tried(stage, stage.points().get(i), i == stage.chosen()));
      }
    }
    return new Table(
        "choice",
        "Settings that were tried. The lowest validation loss decides: "
            + TrainingFacts.chosenBy(result)
            + ".",
        List.of("training", "settings"),
        List.of(
            ValueColumn.number("validation loss", 4),
            ValueColumn.number("best epoch", 0),
            ValueColumn.number("epochs", 0)),
        rows,
        CHOSEN,
        List.of());
  }

  private static TableRow tried(StageChoice stage, GridPoint point, boolean chosen) {
    List<String> headers = List.of(stage.what(), point.settings().toString());
    if (!point.succeeded()) {
      return new TableRow(headers, List.of(Cell.text("diverged"), Cell.MISSING, Cell.MISSING));
    }
    return new TableRow(
        headers,
        List.of(
            Measured.of(point.loss()).best(chosen),
            Measured.of(point.epoch()),
            Measured.of(point.epochs())));
  }

  /** How much each group of examples counted. */
  public static Table weights(List<RoleWeight> weights) {
    List<TableRow> rows = new ArrayList<>();
    for (RoleWeight weight : weights) {
      rows.add(
          new TableRow(
              List.of(
                  weight.group().symbol(),
                  weight.sign() > 0 ? "positive" : "negative",
                  weight.term()),
              List.of(
                  Measured.of(weight.examples()),
                  Measured.of(weight.used()),
                  Measured.of(weight.weight()))));
    }
    return new Table(
        "weights",
        "What the classifier was trained on: each group of training rows, the class it stood for,"
            + " how many of its rows counted, and their weight in the risk. The weights of risks"
            + " without subtracted terms add up to about 1.",
        List.of("group", "taken for", "term of the risk"),
        List.of(
            ValueColumn.number("rows", 0),
            ValueColumn.number("of weight > 0", 0),
            ValueColumn.number("weight", 4)),
        rows);
  }

  /** How much each column matters. */
  public static Table importance(List<ColumnImportance> importance) {
    List<TableRow> rows = new ArrayList<>();
    for (ColumnImportance column : importance.subList(0, Math.min(MOST_ROWS, importance.size()))) {
      rows.add(
          new TableRow(
              List.of(column.column()),
              List.of(Measured.of(column.increase()), Measured.of(column.deviation()))));
    }
    return new Table(
        "importance",
        "How much worse the classifier gets if a column's values are replaced by "
            + "those of random unlabeled rows: the rise of the validation loss (unbiased "
            + "PU risk, a share of rows), and its standard deviation over three "
            + "repetitions. Around 0: the column adds nothing.",
        List.of("column"),
        List.of(ValueColumn.percentMean("rise of loss"), ValueColumn.percentMean("std")),
        rows,
        Marks.PAPER,
        shown(importance.size()));
  }

  /** The weights of a linear model, the largest first. */
  public static Table linearWeights(List<String> features, List<Double> weights) {
    List<TableRow> rows =
        IntStream.range(0, weights.size())
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> -Math.abs(weights.get(i))))
            .limit(MOST_ROWS)
            .map(i -> new TableRow(List.of(features.get(i)), List.of(Measured.of(weights.get(i)))))
            .toList();
    return new Table(
        "linear-weights",
        "The weights of the linear model. Numbers are standardized, so weights of different"
            + " columns can be compared; positive weights speak for the positive class.",
        List.of("feature"),
        List.of(ValueColumn.number("weight", 4)),
        rows,
        Marks.PAPER,
        shown(weights.size()));
  }

  private static List<String> shown(int all) {
    return all > MOST_ROWS
        ? List.of(String.format(Locale.ROOT, "The first %d of %d.", MOST_ROWS, all))
        : List.of();
  }
}
