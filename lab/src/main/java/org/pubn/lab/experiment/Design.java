package org.pubn.lab.experiment;

import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodRow;
import org.pubn.settings.Settings;

/**
 * What a user asked of an experiment.
 *
 * @param methods the methods to compare; empty for those of the paper
 * @param select whether settings are chosen on validation data; otherwise the published ones are
 *     used, where there are such, or those of an earlier run
 * @param earlier the run whose settings are used in place of the published ones
 * @param members how many trainings of a method, each with random numbers of its own, decide
 *     together; settings are chosen for one alone
 * @param preset another network with its schedule than the usual one, for data sets that have it
 * @param estimatesPriors whether π and ρ are estimated from the samples of each trial and given to
 *     all methods in place of the true ones
 */
public record Design(
    Datasets datasets,
    List<Task> tasks,
    List<MethodRow> methods,
    boolean select,
    SelectionCriterion rule,
    EarlierChoice earlier,
    Optional<String> features,
    int members,
    Optional<String> preset,
    boolean estimatesPriors) {

  public Design {
    if (members < 1) {
      throw new InputException("ensemble of " + members + ": must be of at least 1");
    }
    if (select && earlier.isPresent()) {
      throw new InputException("settings of an earlier run: are not chosen again");
    }
    tasks = List.copyOf(tasks);
    methods = List.copyOf(methods);
  }

  /** With the paper's rule of choice, the usual features and one training of each method. */
  public Design(Datasets datasets, List<Task> tasks, List<MethodRow> methods, boolean select) {
    this(
        datasets,
        tasks,
        methods,
        select,
        SelectionCriterion.SIGMOID_RISK,
        EarlierChoice.NONE,
        Optional.empty(),
        1,
        Optional.empty(),
        false);
  }

  /** With the usual networks and schedules, and the true priors. */
  public Design(
      Datasets datasets,
      List<Task> tasks,
      List<MethodRow> methods,
      boolean select,
      SelectionCriterion rule,
      EarlierChoice earlier,
      Optional<String> features,
      int members) {
    this(
        datasets,
        tasks,
        methods,
        select,
        rule,
        earlier,
        features,
        members,
        Optional.empty(),
        false);
  }

  /** All tasks, the paper's methods, the published settings. */
  public static Design ofPaper(Datasets datasets) {
    return new Design(datasets, datasets.tasks(), List.of(), false);
  }

  /** The tasks that come with biased negatives. */
  List<Task> tasksWithNegatives() {
    return tasks.stream().filter(Task::hasNegatives).toList();
  }

  /**
   * An entry with published or earlier settings, or with chosen ones where that is asked for or
   * needed.
   */
  public Entry entry(Task task, String column, MethodRow method) {
    return entry(task, column, method, Settings.NONE);
  }

  /** Like {@link #entry(Task, String, MethodRow)}, with some settings replaced. */
  public Entry entry(Task task, String column, MethodRow method, Settings replaced) {
    Optional<Settings> known = earlier.of(task, method).or(() -> published(task, method));
    Settings given = replaced.with(givenFor(task));
    return select || known.isEmpty()
        ? Entry.chosen(task, column, method, given, rule)
        : Entry.fixed(task, column, method, known.get().with(given));
  }

  private Settings givenFor(Task task) {
    Settings given = presetOf(task);
    Settings all = members > 1 ? given.with(LabSettings.MEMBERS, members) : given;
    if (estimatesPriors) {
      all = all.with(LabSettings.PRIORS, LabSettings.ESTIMATED);
    }
    return features.isPresent() ? all.with(LabSettings.FEATURES, features.get()) : all;
  }

  /** The network with its schedule that was asked for, where a data set has several. */
  Settings presetOf(Task task) {
    String name = presetName(task);
    return name.equals(usualPreset(task))
        ? Settings.NONE
        : Settings.NONE.with(LabSettings.PRESET, name);
  }

  /** The name of {@link #presetOf}; empty if the data set has one network. */
  String presetName(Task task) {
    return preset.filter(datasets.of(task).presets()::contains).orElse(usualPreset(task));
  }

  private String usualPreset(Task task) {
    return datasets.of(task).presets().stream().findFirst().orElse("");
  }

  /** The same with another network and schedule; empty for the usual one. */
  Design withPreset(String name) {
    return new Design(
        datasets,
        tasks,
        methods,
        select,
        rule,
        earlier,
        features,
        members,
        Optional.of(name).filter(given -> !given.isEmpty()),
        estimatesPriors);
  }

  /** A method that does not look at bN takes the settings of the data set's PU task. */
  private static Optional<Settings> published(Task task, MethodRow method) {
    return Paper.settings(task.id(), method.id())
        .or(() -> Paper.settings(puTask(task.id()), method.id()));
  }

  /** The id of the task without negatives that belongs to a task. */
  public static String puTask(String task) {
    return task.substring(0, task.lastIndexOf('/') + 1) + "pu";
  }
}
