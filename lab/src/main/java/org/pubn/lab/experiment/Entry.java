package org.pubn.lab.experiment;

import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.Settings;
import org.pubn.sample.Task;

/**
 * One entry of an experiment: a method on a task, which becomes a cell of a table.
 *
 * @param task the task
 * @param column the heading it stands under
 * @param kind the method
 * @param settings its settings; where they are to be chosen, those that are fixed beforehand
 * @param chosen whether the rest of the settings is chosen on validation data
 */
public record Entry(Task task, String column, MethodKind kind, Settings settings, boolean chosen) {

  /** An entry whose settings are all given. */
  public static Entry fixed(Task task, String column, MethodKind kind, Settings settings) {
    return new Entry(task, column, kind, settings, false);
  }

  /** An entry whose settings, but for those given, are chosen on validation data. */
  public static Entry chosen(Task task, String column, MethodKind kind, Settings given) {
    return new Entry(task, column, kind, given, true);
  }
}
