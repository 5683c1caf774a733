package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.pubn.prior.Estimator;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.Unit;
import org.pubn.report.table.ValueColumn;
import org.pubn.settings.Settings;

/** The tables of the study of priors. */
final class PriorStudyReport {
  private final List<PriorTrial> trials;
  private final List<String> dataSets;

  private PriorStudyReport(List<PriorTrial> trials) {
    this.trials = trials;
    this.dataSets = trials.stream().map(PriorTrial::data).distinct().toList();
  }

  static Report of(List<PriorTrial> trials) {
    PriorStudyReport report = new PriorStudyReport(trials);
    long repetitions = trials.stream().mapToInt(PriorTrial::trial).distinct().count();
    return new Report(
        "Estimators of π and ρ where the truth is known",
        repetitions + " trials",
        Stream.of(
                new TableSection("π: all trials of a data set", report.summary()),
                new TableSection("π: the default and the earlier default", RangeTable.of(trials)),
                new TableSection("π: mean |π̂ − π| by true π", report.byPrior()),
                new TableSection("ρ_max", report.rho()),
                new TableSection("Time", report.seconds()))
            .filter(section -> !section.table().rows().isEmpty())
            .map(Section.class::cast)
            .toList());
  }

  /** An estimate beside the truth; its interval is NaN where there is none. */
  private record Judged(double truth, double value, double low, double high, double seconds) {

    static Judged of(PriorTrial.Answer answer, double truth) {
      double low = answer.low() == null ? Double.NaN : answer.low();
      double high = answer.high() == null ? Double.NaN : answer.high();
      return new Judged(truth, answer.value(), low, high, answer.seconds());
    }

    static Stream<Judged> of(PriorTrial.Rho rho) {
      return Stream.of(new Judged(rho.truth(), rho.value(), rho.low(), rho.high(), 0));
    }

    double error() {
      return Math.abs(bias());
    }

    double bias() {
      return value - truth;
    }

    double width() {
      return high - low;
    }

    double covered() {
      return low <= truth && truth <= high ? 1 : 0;
    }
  }

  private Stream<PriorTrial> trialsOf(String data) {
    return trials.stream().filter(trial -> trial.data().equals(data));
  }

  private List<Judged> judged(String data, Estimator estimator) {
    List<Judged> found = new ArrayList<>();
    trialsOf(data)
        .forEach(
            trial ->
                trial.answers().stream()
                    .filter(answer -> answer.estimator().equals(estimator.id()))
                    .forEach(answer -> found.add(Judged.of(answer, trial.pi()))));
    return found;
  }

  /** A row for every estimator that answered on a data set. */
  private List<TableRow> rows(String data, BiFunction<String, List<Judged>, List<Cell>> cells) {
    List<TableRow> rows = new ArrayList<>();
    for (Estimator estimator : Estimator.values()) {
      List<Judged> all = judged(data, estimator);
      if (!all.isEmpty()) {
        rows.add(new TableRow(List.of(data, estimator.label()), cells.apply(data, all)));
      }
    }
    return rows;
  }

  private List<TableRow> rows(BiFunction<String, List<Judged>, List<Cell>> cells) {
    return dataSets.stream().flatMap(data -> rows(data, cells).stream()).toList();
  }

  private static double meanError(List<Judged> judged) {
    return MeanStd.of(judged.stream().mapToDouble(Judged::error).toArray()).mean();
  }

  private static Cell mean(List<Judged> judged, ToDoubleFunction<Judged> number) {
    return judged.isEmpty()
        ? Cell.MISSING
        : Measured.of(MeanStd.of(judged.stream().mapToDouble(number).toArray()));
  }

  private Table summary() {
    return new Table(
        "priors",
        "Estimates of π: mean absolute error, mean error, how often the 95 % interval holds the"
            + " truth, mean width of the interval.",
        List.of("data", "estimator"),
        List.of(
            ValueColumn.number("mean |π̂ − π|", 3),
            ValueColumn.number("bias", 3),
            ValueColumn.number("coverage", 2),
            ValueColumn.number("width", 3)),
        rows(this::errors),
        new Marks("least mean |π̂ − π|", ""),
        List.of());
  }

  private List<Cell> errors(String data, List<Judged> all) {
    List<Judged> withInterval = all.stream().filter(j -> !Double.isNaN(j.low())).toList();
    MeanStd error = MeanStd.of(all.stream().mapToDouble(Judged::error).toArray());
    return List.of(
        Measured.of(error).best(error.mean() == leastError(data)),
        mean(all, Judged::bias),
        mean(withInterval, Judged::covered),
        mean(withInterval, Judged::width));
  }

  private double leastError(String data) {
    return Stream.of(Estimator.values())
        .map(estimator -> judged(data, estimator))
        .filter(all -> !all.isEmpty())
        .mapToDouble(PriorStudyReport::meanError)
        .min()
        .orElseThrow();
  }

  private Table byPrior() {
    List<Double> priors =
        trials.stream()
            .filter(t -> t.rho() == null)
            .map(PriorTrial::pi)
            .distinct()
            .sorted()
            .toList();
    List<TableRow> rows =
        rows(
            (data, all) ->
                priors.stream()
                    .map(
                        prior ->
                            mean(
                                all.stream().filter(j -> j.truth() == prior).toList(),
                                Judged::error))
                    .toList());
    return new Table(
        "priors-by-truth",
        "Mean |π̂ − π| by the true π.",
        List.of("data", "estimator"),
        priors.stream().map(prior -> ValueColumn.number("π = " + Settings.text(prior), 3)).toList(),
        rows.stream()
            .filter(row -> row.cells().stream().anyMatch(Measured.class::isInstance))
            .toList());
  }

  private Table rho() {
    List<TableRow> rows = new ArrayList<>();
    for (String data : dataSets) {
      List<Judged> all =
          trialsOf(data).flatMap(t -> t.rho() == null ? Stream.of() : Judged.of(t.rho())).toList();
      if (!all.isEmpty()) {
        rows.add(
            new TableRow(
                List.of(data),
                List.of(
                    mean(all, Judged::truth),
                    mean(all, Judged::value),
                    mean(all, Judged::error),
                    mean(all, Judged::covered),
                    mean(all, Judged::low))));
      }
    }
    return new Table(
        "rho",
        "Estimates of ρ_max. The truth is the least, over the latent categories, of prior over"
            + " share. The low end of the interval is what is recommended for training.",
        List.of("data"),
        List.of(
            ValueColumn.number("ρ_max", 3),
            new ValueColumn("ρ̂_max", Unit.NUMBER, 3, true),
            ValueColumn.number("mean |ρ̂ − ρ|", 3),
            ValueColumn.number("coverage", 2),
            ValueColumn.number("low end", 3)),
        rows);
  }

  private Table seconds() {
    List<TableRow> rows = new ArrayList<>();
    for (String data : dataSets) {
      double[] scoring = trialsOf(data).mapToDouble(PriorTrial::scoringSeconds).toArray();
      rows.add(
          new TableRow(
              List.of(data, "networks for the scores"), List.of(Measured.of(MeanStd.of(scoring)))));
      rows.addAll(rows(data, (same, all) -> List.of(mean(all, Judged::seconds))));
    }
    return new Table(
        "seconds",
        "Mean seconds, bootstrap included. (TED)ⁿ, BBE, AlphaMax and Elkan–Noto read scores and"
            + " share the time of the networks.",
        List.of("data", "step"),
        List.of(ValueColumn.number("seconds", 2)),
        rows);
  }
}
