package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.Holm;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.stats.TTests;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Comparison;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * Entries against each other on the same trials, by paired t-tests. Where settings were chosen, the
 * same is shown once more with the choice made in every trial anew.
 */
final class PairedTests {

  /** Two entries of a task, and the number by which they are compared. */
  record Pair(String name, Entry first, Entry second, ToDoubleFunction<Outcome> measure) {}

  /** The difference of a pair, with the p-value of the test that there is none. */
  private record Difference(MeanStd value, double p) {

    static Difference of(double[] first, double[] second) {
      double[] differences = new double[first.length];
      Arrays.setAll(differences, i -> first[i] - second[i]);
      return new Difference(MeanStd.of(differences), TTests.paired(first, second).p());
    }
  }

  private PairedTests() {}

  /**
   * PUbN and the default of train against every other method; where there are two trials at least
   * and something to compare.
   */
  static List<Section> sections(List<Entry> entries, Measurements measurements) {
    return sections(entries, measurements, task -> Outcome::error);
  }

  /** Like {@link #sections(List, Measurements)}, with the number to compare for each task. */
  static List<Section> sections(
      List<Entry> entries,
      Measurements measurements,
      Function<Task, ToDoubleFunction<Outcome>> measure) {
    List<Pair> pairs = new ArrayList<>();
    for (Task task : entries.stream().map(Entry::task).distinct().toList()) {
      List<Entry> ofTask = entries.stream().filter(e -> e.task().equals(task)).toList();
      for (Entry pubn : ours(task, ofTask)) {
        for (Entry other : ofTask) {
          if (!other.equals(pubn)) {
            String name = pubn.method().label() + " − " + other.method().label();
            pairs.add(new Pair(name, pubn, other, measure.apply(task)));
          }
        }
      }
    }
    return ofPairs(pairs, measurements);
  }

  /** PUbN and, where it was run, the default of {@code train}. */
  private static List<Entry> ours(Task task, List<Entry> entries) {
    List<String> ids = List.of(MethodCatalog.pubn(task.hasNegatives()).id(), LabMethods.TRAIN.id());
    return entries.stream().filter(entry -> ids.contains(entry.method().id())).toList();
  }

  /**
   * The tables of some pairs: one, and where settings were chosen another with the choice made per
   * trial. None where there is no pair with two trials.
   */
  static List<Section> ofPairs(List<Pair> all, Measurements measurements) {
    List<Pair> pairs =
        all.stream().filter(pair -> measurements.drawn(pair.first().task()) > 1).toList();
    if (pairs.isEmpty()) {
      return List.of();
    }
    List<Section> sections = new ArrayList<>();
    sections.add(
        section(
            "Method against method",
            "paired-tests",
            "Difference of the misclassification rates of two methods on the same trials, in"
                + " percentage points; negative where the first is better. p: paired t-test,"
                + " two-sided.",
            pairs,
            measurements::values));
    if (pairs.stream().anyMatch(pair -> isChosen(pair, measurements))) {
      sections.add(
          section(
              "Method against method, settings chosen per trial",
              "paired-tests-per-trial",
              "The same where every trial chooses settings by its own validation rows, instead of"
                  + " all by the mean loss over the trials. What has a loss of its own (σ̂, the"
                  + " halves of PU→PN) stays as it was chosen.",
              pairs,
              measurements::valuesChosenPerTrial));
    }
    return sections;
  }

  private static boolean isChosen(Pair pair, Measurements measurements) {
    return measurements.gridPoints(pair.first()) > 1 || measurements.gridPoints(pair.second()) > 1;
  }

  private interface Values {
    double[] of(Entry entry, ToDoubleFunction<Outcome> number);
  }

  private static Section section(
      String title, String id, String caption, List<Pair> pairs, Values values) {
    List<Difference> differences =
        pairs.stream()
            .map(
                pair ->
                    Difference.of(
                        values.of(pair.first(), pair.measure()),
                        values.of(pair.second(), pair.measure())))
            .toList();
    double[] holm = Holm.corrected(differences.stream().mapToDouble(Difference::p).toArray());
    List<TableRow> rows = new ArrayList<>();
    for (int i = 0; i < holm.length; i++) {
      Pair pair = pairs.get(i);
      Difference difference = differences.get(i);
      boolean significant = difference.p() < Comparison.LEVEL;
      rows.add(
          new TableRow(
              List.of(pair.first().task().id(), pair.name()),
              List.of(
                  Measured.of(difference.value()).best(significant),
                  number(difference.p()),
                  number(holm[i]))));
    }
    Table table =
        new Table(
            id,
            caption + " Holm: p corrected for all tests of the table.",
            List.of("Task", "Methods"),
            List.of(
                ValueColumn.percent("difference"),
                ValueColumn.number("p", 4),
                ValueColumn.number("Holm", 4)),
            rows,
            new Marks("significant at 5 %", ""),
            List.of());
    return new TableSection(title, table);
  }

  private static Cell number(double p) {
    return Cell.text(format("%.4f", p));
  }
}
