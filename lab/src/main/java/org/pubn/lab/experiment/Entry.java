package org.pubn.lab.experiment;

import java.util.Optional;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.SelectionRule;
import org.pubn.lab.method.Settings;
import org.pubn.sample.Task;

/**
 * One entry of an experiment: a method on a task, which becomes a cell of a table.
 *
 * @param task the task
 * @param column the heading it stands under
 * @param kind the method
 * @param settings its settings; where they are to be chosen, those that are fixed beforehand
 * @param rule by which the rest of the settings is chosen on validation data; empty where all are
 *     given
 */
public record Entry(
    Task task, String column, MethodKind kind, Settings settings, Optional<SelectionRule> rule) {

  /** An entry whose settings are all given. */
  public static Entry fixed(Task task, String column, MethodKind kind, Settings settings) {
    return new Entry(task, column, kind, settings, Optional.empty());
  }

  /** An entry whose settings, but for those given, are chosen on validation data. */
  public static Entry chosen(
      Task task, String column, MethodKind kind, Settings given, SelectionRule rule) {
    return new Entry(task, column, kind, given, Optional.of(rule));
  }

  /** Whether settings are chosen on validation data. */
  public boolean chosen() {
    return rule.isPresent();
  }
}
