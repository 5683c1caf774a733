package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.pubn.estimation.PriorOptions;
import org.pubn.prior.Estimator;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * The default estimator beside the one that was the default before, by range of the true π, and by
 * whether it was said that the classes overlap too much. Both read the same scores.
 */
final class RangeTable {

  private static final double SMALL = 0.2;

  private record Range(String name, Predicate<Pair> holds) {}

  private static final List<Range> RANGES =
      List.of(
          new Range("π < 0.2, no warning", pair -> pair.pi() < SMALL && !pair.warned()),
          new Range("π < 0.2, warned", pair -> pair.pi() < SMALL && pair.warned()),
          new Range("π ≥ 0.2, no warning", pair -> pair.pi() >= SMALL && !pair.warned()),
          new Range("π ≥ 0.2, warned", pair -> pair.pi() >= SMALL && pair.warned()));

  /** What both said of the same samples. */
  private record Pair(
      String data, double pi, boolean warned, PriorTrial.Answer now, PriorTrial.Answer before) {

    static Optional<Pair> of(PriorTrial trial) {
      Optional<PriorTrial.Answer> now = answer(trial, PriorOptions.DEFAULT);
      Optional<PriorTrial.Answer> before = answer(trial, Estimator.LOWEST_BIN);
      return now.isPresent() && before.isPresent()
          ? Optional.of(new Pair(trial.data(), trial.pi(), trial.warned(), now.get(), before.get()))
          : Optional.empty();
    }

    private static Optional<PriorTrial.Answer> answer(PriorTrial trial, Estimator estimator) {
      return trial.answers().stream()
          .filter(answer -> answer.estimator().equals(estimator.id()) && answer.low() != null)
          .findFirst();
    }

    double error(PriorTrial.Answer answer) {
      return Math.abs(answer.value() - pi);
    }

    double covered(PriorTrial.Answer answer) {
      return low(answer) <= pi && pi <= high(answer) ? 1 : 0;
    }

    static double width(PriorTrial.Answer answer) {
      return high(answer) - low(answer);
    }

    private static double low(PriorTrial.Answer answer) {
      return answer.low() == null ? Double.NaN : answer.low();
    }

    private static double high(PriorTrial.Answer answer) {
      return answer.high() == null ? Double.NaN : answer.high();
    }
  }

  private RangeTable() {}

  static Table of(List<PriorTrial> trials) {
    List<Pair> pairs = trials.stream().flatMap(trial -> Pair.of(trial).stream()).toList();
    List<TableRow> rows = new ArrayList<>();
    for (String data : pairs.stream().map(Pair::data).distinct().toList()) {
      rows.addAll(rows(data, pairs.stream().filter(pair -> pair.data().equals(data)).toList()));
    }
    rows.addAll(rows("all", pairs));
    return new Table(
        "priors-by-range",
        "The default ("
            + PriorOptions.DEFAULT.label()
            + ") beside the earlier one ("
            + Estimator.LOWEST_BIN.label()
            + "), on the same scores: mean |π̂ − π|, how often the 95 % interval holds the truth,"
            + " median width of the interval. Warned: it was said that the classes overlap too much"
            + " for any estimator.",
        List.of("data", "trials with"),
        List.of(
            ValueColumn.number("trials", 0),
            ValueColumn.number("error", 3),
            ValueColumn.number("earlier error", 3),
            ValueColumn.number("coverage", 2),
            ValueColumn.number("earlier coverage", 2),
            ValueColumn.number("width", 3),
            ValueColumn.number("earlier width", 3)),
        rows);
  }

  private static List<TableRow> rows(String data, List<Pair> pairs) {
    List<TableRow> rows = new ArrayList<>();
    for (Range range : RANGES) {
      List<Pair> in = pairs.stream().filter(range.holds()).toList();
      if (!in.isEmpty()) {
        rows.add(new TableRow(List.of(data, range.name()), cells(in)));
      }
    }
    return rows;
  }

  private static List<Cell> cells(List<Pair> pairs) {
    return List.of(
        Measured.of(pairs.size()),
        mean(pairs, pair -> pair.error(pair.now())),
        mean(pairs, pair -> pair.error(pair.before())),
        mean(pairs, pair -> pair.covered(pair.now())),
        mean(pairs, pair -> pair.covered(pair.before())),
        median(pairs.stream().map(Pair::now)),
        median(pairs.stream().map(Pair::before)));
  }

  private static Cell mean(List<Pair> pairs, ToDoubleFunction<Pair> number) {
    return Measured.of(MeanStd.of(pairs.stream().mapToDouble(number).toArray()).mean());
  }

  private static Cell median(Stream<PriorTrial.Answer> answers) {
    double[] widths = answers.mapToDouble(Pair::width).sorted().toArray();
    int middle = widths.length / 2;
    return Measured.of(
        widths.length % 2 == 1 ? widths[middle] : (widths[middle - 1] + widths[middle]) / 2);
  }
}
