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
 *     used, where there are such, or those of an earlier run
 * @param rule by which they are chosen
 * @param earlier the run whose settings are used in place of the published ones
 * @param features other features than the usual ones of the data sets
 * @param members how many trainings of a method, each with random numbers of its own, decide
 *     together; settings are chosen for one alone
 */
public record Design(
    List<Task> tasks,
    List<MethodKind> methods,
    boolean select,
    SelectionRule rule,
    EarlierChoice earlier,
    Optional<String> features,
    int members) {

  public Design {
    if (members < 1) {
      throw new IllegalArgumentException("ensemble of " + members + ": must be of at least 1");
    }
    if (select && earlier.isPresent()) {
      throw new IllegalArgumentException("settings of an earlier run: are not chosen again");
    }
    tasks = List.copyOf(tasks);
    methods = List.copyOf(methods);
  }

  /** With the paper's rule of choice, the usual features and one training of each method. */
  public Design(List<Task> tasks, List<MethodKind> methods, boolean select) {
    this(tasks, methods, select, SelectionRule.SIGMOID, EarlierChoice.NONE, Optional.empty(), 1);
  }

  /** All tasks, the paper's methods, the published settings. */
  public static Design ofPaper() {
    return new Design(Datasets.tasks(), List.of(), false);
  }

  /** The tasks that come with biased negatives. */
  List<Task> tasksWithNegatives() {
    return tasks.stream().filter(Task::hasNegatives).toList();
  }

  /**
   * An entry with published or earlier settings, or with chosen ones where that is asked for or
   * needed.
   */
  public Entry entry(Task task, String column, MethodKind kind) {
    return entry(task, column, kind, Settings.NONE);
  }

  /** Like {@link #entry(Task, String, MethodKind)}, with some settings replaced. */
  public Entry entry(Task task, String column, MethodKind kind, Settings replaced) {
    Optional<Settings> known = earlier.of(task, kind).or(() -> published(task, kind));
    Settings given = replaced.with(givenForAll());
    return select || known.isEmpty()
        ? Entry.chosen(task, column, kind, given, rule)
        : Entry.fixed(task, column, kind, known.get().with(given));
  }

  private Settings givenForAll() {
    Settings given = members > 1 ? Settings.NONE.with(Settings.MEMBERS, members) : Settings.NONE;
    return features.map(name -> given.with(Settings.FEATURES, name)).orElse(given);
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
