package org.pubn.lab.experiment;

import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Outcomes;
import org.pubn.lab.result.Results;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;

/** Experiments whose outcomes are made up. */
final class MadeUp {

  static final int TRIALS = 10;

  private MadeUp() {}

  /** The paper's design on MNIST. */
  static Design mnist() {
    return new Design(DATASETS, DATASETS.dataset("mnist").tasks(), List.of(), false);
  }

  /** Ten values with a given mean and a given standard deviation. */
  static double[] spread(double mean, double std) {
    double[] values = new double[TRIALS];
    Arrays.setAll(values, i -> mean + (i % 2 == 0 ? 1 : -1) * std * Math.sqrt(0.9));
    return values;
  }

  static Configuration configuration(Entry entry) {
    return new Configuration(entry.task().id(), entry.method().id(), entry.settings());
  }

  /** Measurements with an outcome for every fixed entry and trial. */
  static Measurements measurements(
      Experiment experiment, int trials, BiFunction<Entry, Integer, Outcome> outcome) {
    List<Outcome> outcomes = new ArrayList<>();
    for (Entry entry : experiment.entries()) {
      for (int trial = 0; trial < trials; trial++) {
        outcomes.add(outcome.apply(entry, trial));
      }
    }
    return new Measurements(DATASETS, new Results(outcomes), trials, Path.of(""));
  }

  /** Measurements of errors alone. */
  static Measurements errors(
      Experiment experiment, int trials, BiFunction<Entry, Integer, Double> error) {
    return measurements(
        experiment,
        trials,
        (entry, trial) -> Outcomes.of(configuration(entry), trial, error.apply(entry, trial), 0.5));
  }

  static Table table(List<Section> sections, String id) {
    return sections.stream()
        .filter(TableSection.class::isInstance)
        .map(section -> ((TableSection) section).table())
        .filter(table -> table.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  static Measured cell(Table table, int row, int column) {
    return (Measured) table.rows().get(row).cells().get(column);
  }
}
