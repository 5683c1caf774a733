package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.task.Task;
import org.pubn.report.Section;
import org.pubn.report.TableSection;

/**
 * How much of a run can be reported: for each task, the trials up to the first one that misses an
 * outcome. Settings count as chosen if these trials alone choose them.
 *
 * @param planned how many trials were asked for
 * @param tasks the whole trials of each task that has fewer
 */
record WholeTrials(int planned, Map<String, Integer> tasks) {

  /** Those of a run that is at its end. */
  static WholeTrials all(int planned) {
    return new WholeTrials(planned, Map.of());
  }

  /** Those of the outcomes known so far. */
  static WholeTrials of(Experiment experiment, Datasets datasets, Results results, int planned) {
    Map<String, List<Entry>> entries =
        experiment.entries().stream()
            .collect(
                Collectors.groupingBy(
                    entry -> entry.task().id(), LinkedHashMap::new, Collectors.toList()));
    Map<String, Integer> fewer = new LinkedHashMap<>();
    entries.forEach(
        (task, ofTask) -> {
          int whole = planned;
          while (whole > 0 && !areKnown(ofTask, datasets, results, whole)) {
            whole--;
          }
          if (whole < planned) {
            fewer.put(task, whole);
          }
        });
    WholeTrials trials = new WholeTrials(planned, fewer);
    if (entries.keySet().stream().noneMatch(trials::has)) {
      throw new ResultsException(
          format(
              "no task has a trial with all its outcomes yet (%s); run the experiment further",
              String.join(", ", entries.keySet())));
    }
    return trials;
  }

  private static boolean areKnown(
      List<Entry> entries, Datasets datasets, Results results, int trials) {
    return entries.stream()
        .flatMap(entry -> Selection.of(entry, datasets, results, trials).wanted().stream())
        .allMatch(wanted -> results.isComplete(wanted, trials));
  }

  /** How many there are of a task. */
  int of(Task task) {
    return tasks.getOrDefault(task.id(), planned);
  }

  /** Whether a task has one at least. */
  boolean has(String task) {
    return tasks.getOrDefault(task, planned) > 0;
  }

  boolean isFinished() {
    return tasks.isEmpty();
  }

  /** The section, with a note below a table of measured values where the run is not finished. */
  Section noted(Section section) {
    if (isFinished()
        || !(section instanceof TableSection table)
        || table.table().measured().findAny().isEmpty()) {
      return section;
    }
    return new TableSection(table.heading(), table.table().withNote(note()));
  }

  /** Such as {@code Not finished: 2 of 3 trials of toy/a; no trial of toy/b, so it has no row.} */
  private String note() {
    Map<Integer, List<String>> byTrials = new TreeMap<>();
    tasks.forEach(
        (task, whole) -> byTrials.computeIfAbsent(-whole, key -> new ArrayList<>()).add(task));
    return byTrials.entrySet().stream()
        .map(
            e ->
                (e.getKey() == 0 ? "no trial" : -e.getKey() + " of " + planned + " trials")
                    + " of "
                    + String.join(", ", e.getValue()))
        .collect(Collectors.joining("; ", "Not finished: ", "."));
  }
}
