package org.pubn.lab.experiment;

import java.util.Optional;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodRow;
import org.pubn.settings.Settings;

/**
 * One entry of an experiment: a method on a task, which becomes a cell of a table.
 *
 * @param settings its settings; where they are to be chosen, those that are fixed beforehand
 * @param rule by which the rest of the settings is chosen on validation data; empty where all are
 *     given
 */
public record Entry(
    Task task,
    String column,
    MethodRow method,
    Settings settings,
    Optional<SelectionCriterion> rule) {

  /** An entry whose settings are all given. */
  public static Entry fixed(Task task, String column, MethodRow method, Settings settings) {
    return new Entry(task, column, method, settings, Optional.empty());
  }

  /** An entry whose settings, but for those given, are chosen on validation data. */
  public static Entry chosen(
      Task task, String column, MethodRow method, Settings given, SelectionCriterion rule) {
    return new Entry(task, column, method, given, Optional.of(rule));
  }

  /** Whether settings are chosen on validation data. */
  public boolean chosen() {
    return rule.isPresent();
  }
}
