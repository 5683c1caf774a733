package org.pubn.lab.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodRow;

/**
 * {@code run.json}: what was asked for, so that a report can be made again from the results alone,
 * and by which runs the results came about.
 *
 * @param methods ids of the methods; empty for those of the paper
 * @param selectBy id of the rule by which they are chosen
 * @param earlier the settings of an earlier run that were used
 * @param preset a network with its schedule other than the usual one; empty for the usual one
 * @param estimatesPriors whether π and ρ were estimated in every trial
 * @param sessions the runs, each of which continued the one before
 */
public record RunRecord(
    String experiment,
    List<String> tasks,
    List<String> methods,
    boolean select,
    String selectBy,
    EarlierChoice earlier,
    String features,
    int members,
    String preset,
    boolean estimatesPriors,
    int trials,
    long seed,
    List<Session> sessions) {

  /** What records of older versions do not say: there was no choice. */
  private static final Map<String, ?> ABSENT =
      Map.of(
          "selectBy",
          SelectionCriterion.SIGMOID_RISK.id(),
          "earlier",
          EarlierChoice.NONE,
          "features",
          "",
          "members",
          1,
          "preset",
          "",
          "estimatesPriors",
          false);

  /** The record of a new experiment, without runs. */
  static RunRecord of(Experiment experiment, Design design, RunOptions options) {
    return new RunRecord(
        experiment.name(),
        experiment.entries().stream().map(entry -> entry.task().id()).distinct().toList(),
        design.methods().stream().map(MethodRow::id).toList(),
        design.select(),
        design.rule().id(),
        design.earlier(),
        design.features().orElse(""),
        design.members(),
        design.preset().orElse(""),
        design.estimatesPriors(),
        options.trials(),
        options.seed(),
        List.of());
  }

  /** The design that was asked for. */
  public Design design(Datasets datasets) {
    return new Design(
            datasets,
            tasks.stream().map(datasets::task).toList(),
            methods.stream().map(LabMethods::byId).toList(),
            select,
            SelectionCriterion.byId(selectBy),
            earlier,
            Optional.of(features).filter(name -> !name.isEmpty()),
            members,
            Optional.empty(),
            estimatesPriors)
        .withPreset(preset);
  }

  /**
   * Refuses to go on with another network than that of the runs before, whose outcomes would no
   * longer be in any table.
   */
  void requirePreset(Design now, Path directory) {
    for (String id : tasks) {
      Task task = now.datasets().task(id);
      String before = now.withPreset(preset).presetName(task);
      if (!before.equals(now.presetName(task))) {
        throw new ResultsException(
            directory
                + ": holds outcomes of the preset "
                + before
                + ", not "
                + now.presetName(task)
                + "; give another directory");
      }
    }
  }

  RunRecord withSessions(List<Session> before, Session... latest) {
    return with(tasks, Stream.concat(before.stream(), Stream.of(latest)).toList());
  }

  /** The same of those tasks alone. */
  RunRecord withTasks(Predicate<String> wanted) {
    return with(tasks.stream().filter(wanted).toList(), sessions);
  }

  private RunRecord with(List<String> newTasks, List<Session> newSessions) {
    return new RunRecord(
        experiment,
        newTasks,
        methods,
        select,
        selectBy,
        earlier,
        features,
        members,
        preset,
        estimatesPriors,
        trials,
        seed,
        newSessions);
  }

  /**
   * Reads the record of a directory.
   *
   * @throws ResultsException if there is none, or it cannot be read
   */
  public static RunRecord read(Path directory) {
    if (!RunFile.isIn(directory)) {
      throw new ResultsException(
          directory.resolve(RunFile.NAME)
              + (Files.exists(directory) && !Files.isExecutable(directory)
                  ? ": permission denied"
                  : ": does not exist; give a directory that was the --out of an experiment"));
    }
    return RunFile.read(directory, "an experiment", RunRecord.class, ABSENT);
  }

  void write(Path directory) {
    RunFile.write(directory, this);
  }
}
