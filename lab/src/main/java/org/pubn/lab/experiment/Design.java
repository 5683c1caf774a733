package org.pubn.lab.experiment;

import java.util.List;
import java.util.Optional;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.SelectionRule;
import org.pubn.lab.method.Settings;
import org.pubn.lab.paper.Paper;
import org.pubn.sample.Task;

/**
 * What a user asked of an experiment.
 *
 * @param tasks the tasks to look at
 * @param methods the methods to compare; empty for those of the paper
 * @param select whether settings are chosen on validation data; otherwise the published ones are
 *     used, where there are such
 * @param rule by which they are chosen
 * @param features other features than the usual ones of the data sets
 */
public record Design(
    List<Task> tasks,
    List<MethodKind> methods,
    boolean select,
    SelectionRule rule,
    Optional<String> features) {

  public Design {
    tasks = List.copyOf(tasks);
    methods = List.copyOf(methods);
  }

  /** With the paper's rule of choice and the usual features. */
  public Design(List<Task> tasks, List<MethodKind> methods, boolean select) {
    this(tasks, methods, select, SelectionRule.SIGMOID, Optional.empty());
  }

  /** All tasks, the paper's methods, the published settings. */
  public static Design ofPaper() {
    return new Design(Datasets.tasks(), List.of(), false);
  }

  /** The tasks that come with biased negatives. */
  List<Task> tasksWithNegatives() {
    return tasks.stream().filter(Task::hasNegatives).toList();
  }

  /** An entry with published settings, or with chosen ones where that is asked for or needed. */
  public Entry entry(Task task, String column, MethodKind kind) {
    return entry(task, column, kind, Settings.NONE);
  }

  /** Like {@link #entry(Task, String, MethodKind)}, with some settings replaced. */
  public Entry entry(Task task, String column, MethodKind kind, Settings replaced) {
    Optional<Settings> published = published(task, kind);
    Settings given = features.map(name -> replaced.with(Settings.FEATURES, name)).orElse(replaced);
    return select || published.isEmpty()
        ? Entry.chosen(task, column, kind, given, rule)
        : Entry.fixed(task, column, kind, published.get().with(given));
  }

  /** A method that does not look at bN takes the settings of the data set's PU task. */
  private static Optional<Settings> published(Task task, MethodKind kind) {
    return Paper.settings(task.id(), kind.id())
        .or(() -> Paper.settings(puTask(task.id()), kind.id()));
  }

  /** The id of the task without negatives that belongs to a task. */
  public static String puTask(String task) {
    return task.substring(0, task.lastIndexOf('/') + 1) + "pu";
  }
}
