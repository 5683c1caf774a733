package org.pubn.lab.experiment;

import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.Settings;
import org.pubn.sample.Task;

/**
 * One cell of a table: a method on a task, in a column.
 *
 * @param task the task
 * @param column the heading it stands under
 * @param kind the method
 * @param settings its settings; where they are to be chosen, those that are fixed beforehand
 * @param chosen whether the rest of the settings is chosen on validation data
 */
public record Cell(Task task, String column, MethodKind kind, Settings settings, boolean chosen) {

  /** A cell whose settings are all given. */
  public static Cell fixed(Task task, String column, MethodKind kind, Settings settings) {
    return new Cell(task, column, kind, settings, false);
  }

  /** A cell whose settings, but for those given, are chosen on validation data. */
  public static Cell chosen(Task task, String column, MethodKind kind, Settings given) {
    return new Cell(task, column, kind, given, true);
  }
}
