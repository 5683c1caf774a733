package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.Unit;
import org.pubn.lab.report.table.ValueColumn;
import org.pubn.lab.stats.MeanStd;
import org.pubn.prior.Estimator;

/** The tables of the study of priors. */
final class PriorStudyReport {

  private static final Marks BEST = new Marks("least mean |π̂ − π|", "");

  private final List<PriorTrial> trials;

  private PriorStudyReport(List<PriorTrial> trials) {
    this.trials = trials;
  }

  static Report of(List<PriorTrial> trials) {
    PriorStudyReport report = new PriorStudyReport(trials);
    int repetitions = (int) trials.stream().mapToInt(PriorTrial::trial).distinct().count();
    return new Report(
        "Estimators of π and ρ where the truth is known",
        repetitions + " trials",
        List.of(
            new TableSection("π: all trials of a data set", report.summary()),
            new TableSection("π: mean |π̂ − π| by true π", report.byPrior()),
            new TableSection("ρ_max", report.rho()),
            new TableSection("Time", report.seconds())));
  }

  /** An answer beside the truth. */
  private record Judged(PriorTrial.Answer answer, double truth) {

    double error() {
      return Math.abs(answer.value() - truth);
    }

    double bias() {
      return answer.value() - truth;
    }

    double width() {
      return answer.high() - answer.low();
    }

    double covered() {
      return answer.low() <= truth && truth <= answer.high() ? 1 : 0;
    }

    boolean hasInterval() {
      return !Double.isNaN(answer.low());
    }
  }

  private List<Judged> judged(String data, Estimator estimator) {
    List<Judged> found = new ArrayList<>();
    for (PriorTrial trial : trials) {
      if (trial.data().equals(data)) {
        trial.answers().stream()
            .filter(answer -> answer.estimator().equals(estimator.id()))
            .forEach(answer -> found.add(new Judged(answer, trial.pi())));
      }
    }
    return found;
  }

  private Set<String> dataSets() {
    Set<String> data = new LinkedHashSet<>();
    trials.forEach(trial -> data.add(trial.data()));
    return data;
  }

  private static MeanStd mean(List<Judged> judged, ToDoubleFunction<Judged> number) {
    return MeanStd.of(judged.stream().mapToDouble(number).toArray());
  }

  private static Cell meanCell(List<Judged> judged, ToDoubleFunction<Judged> number) {
    return judged.isEmpty() ? Cell.MISSING : Measured.of(mean(judged, number));
  }

  private Table summary() {
    List<TableRow> rows = new ArrayList<>();
    for (String data : dataSets()) {
      double least = leastError(data);
      for (Estimator estimator : Estimator.values()) {
        List<Judged> all = judged(data, estimator);
        if (!all.isEmpty()) {
          List<Judged> withInterval = all.stream().filter(Judged::hasInterval).toList();
          MeanStd error = mean(all, Judged::error);
          rows.add(
              new TableRow(
                  List.of(data, estimator.label()),
                  List.of(
                      Measured.of(error).best(error.mean() == least),
                      meanCell(all, Judged::bias),
                      meanCell(withInterval, Judged::covered),
                      meanCell(withInterval, Judged::width))));
        }
      }
    }
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
        rows,
        BEST,
        List.of());
  }

  private double leastError(String data) {
    double least = Double.POSITIVE_INFINITY;
    for (Estimator estimator : Estimator.values()) {
      List<Judged> all = judged(data, estimator);
      least = all.isEmpty() ? least : Math.min(least, mean(all, Judged::error).mean());
    }
    return least;
  }

  private Table byPrior() {
    Set<Double> priors = new TreeSet<>();
    trials.stream().filter(trial -> trial.rho().isEmpty()).forEach(t -> priors.add(t.pi()));
    List<TableRow> rows = new ArrayList<>();
    for (String data : dataSets()) {
      for (Estimator estimator : Estimator.values()) {
        List<Judged> all = judged(data, estimator);
        List<Cell> cells = new ArrayList<>();
        for (double prior : priors) {
          cells.add(meanCell(all.stream().filter(j -> j.truth() == prior).toList(), Judged::error));
        }
        if (cells.stream().anyMatch(Measured.class::isInstance)) {
          rows.add(new TableRow(List.of(data, estimator.label()), cells));
        }
      }
    }
    return new Table(
        "priors-by-truth",
        "Mean |π̂ − π| by the true π.",
        List.of("data", "estimator"),
        priors.stream()
            .map(prior -> ValueColumn.number(String.format(Locale.ROOT, "π = %.1f", prior), 3))
            .toList(),
        rows);
  }

  private Table rho() {
    List<TableRow> rows = new ArrayList<>();
    for (String data : dataSets()) {
      List<PriorTrial.Rho> all =
          trials.stream()
              .filter(trial -> trial.data().equals(data))
              .flatMap(trial -> trial.rho().stream())
              .toList();
      if (!all.isEmpty()) {
        rows.add(
            new TableRow(
                List.of(data),
                List.of(
                    rhoCell(all, PriorTrial.Rho::truth),
                    rhoCell(all, PriorTrial.Rho::value),
                    rhoCell(all, rho -> Math.abs(rho.value() - rho.truth())),
                    rhoCell(
                        all, rho -> rho.low() <= rho.truth() && rho.truth() <= rho.high() ? 1 : 0),
                    rhoCell(all, PriorTrial.Rho::low))));
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

  private static Cell rhoCell(List<PriorTrial.Rho> all, ToDoubleFunction<PriorTrial.Rho> number) {
    return Measured.of(MeanStd.of(all.stream().mapToDouble(number).toArray()));
  }

  private Table seconds() {
    List<TableRow> rows = new ArrayList<>();
    for (String data : dataSets()) {
      double[] scoring =
          trials.stream()
              .filter(trial -> trial.data().equals(data))
              .mapToDouble(PriorTrial::scoringSeconds)
              .toArray();
      rows.add(
          new TableRow(
              List.of(data, "networks for the scores"), List.of(Measured.of(MeanStd.of(scoring)))));
      for (Estimator estimator : Estimator.values()) {
        List<Judged> all = judged(data, estimator);
        if (!all.isEmpty()) {
          rows.add(
              new TableRow(
                  List.of(data, estimator.label()),
                  List.of(meanCell(all, judged -> judged.answer().seconds()))));
        }
      }
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
