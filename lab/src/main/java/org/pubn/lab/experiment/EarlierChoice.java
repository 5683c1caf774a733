package org.pubn.lab.experiment;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodRow;
import org.pubn.settings.Settings;

/**
 * The settings that an earlier run chose, to be used on other trials: whoever chooses on some seeds
 * and reports others has not chosen by what is reported.
 *
 * @param settings by task and method, such as {@code mnist/135 pubn}; empty where there was none
 */
public record EarlierChoice(Map<String, Map<String, String>> settings) {

  /** No earlier run. */
  public static final EarlierChoice NONE = new EarlierChoice(Map.of());

  public EarlierChoice {
    Map<String, Map<String, String>> copy = new TreeMap<>();
    settings.forEach((key, values) -> copy.put(key, Settings.of(values).values()));
    settings = Collections.unmodifiableMap(copy);
  }

  /**
   * What the run of a directory chose.
   *
   * @param features those that the settings are to be used with, if they are not the usual ones
   * @throws ResultsException if the run chose nothing, is not at its end, had other features, or
   *     has several settings of one method on one task
   */
  public static EarlierChoice in(
      Path directory, RunRecord record, Datasets datasets, Optional<String> features) {
    if (!record.select()) {
      throw new ResultsException(
          "its settings were given, not chosen: it was run without --select");
    }
    if (!record.features().equals(features.orElse(""))) {
      throw new ResultsException(
          "its settings were chosen "
              + (record.features().isEmpty() ? "without" : "with")
              + " --encoder "
              + (record.features().isEmpty() ? features.orElse("") : record.features()));
    }
    return new EarlierChoice(settings(record, datasets, directory));
  }

  private static Map<String, Map<String, String>> settings(
      RunRecord record, Datasets datasets, Path directory) {
    Results results = new Results(ResultsFile.read(directory));
    Measurements measurements = new Measurements(datasets, results, record.trials(), directory);
    Map<String, Map<String, String>> settings = new TreeMap<>();
    Design design = record.design(datasets);
    for (Entry entry : Experiments.byName(record.experiment(), design).entries()) {
      if (measurements.drawn(entry.task()) == 0) {
        continue;
      }
      String key = key(entry.task(), entry.method());
      Settings chosen =
          measurements.settings(entry).without(LabSettings.MEMBERS).without(LabSettings.FEATURES);
      Map<String, String> other = settings.put(key, chosen.values());
      if (other != null && !other.equals(chosen.values())) {
        throw new ResultsException("it has several settings of " + key);
      }
    }
    return settings;
  }

  private static String key(Task task, MethodRow method) {
    return task.id() + " " + method.id();
  }

  /** Whether there was an earlier run. */
  boolean isPresent() {
    return !settings.isEmpty();
  }

  /**
   * The settings of a method on a task; empty where there was no earlier run.
   *
   * @throws ResultsException if the earlier run has none
   */
  Optional<Settings> of(Task task, MethodRow method) {
    if (!isPresent()) {
      return Optional.empty();
    }
    Map<String, String> found = settings.get(key(task, method));
    if (found == null) {
      throw new ResultsException(
          "the earlier run chose no settings of "
              + key(task, method)
              + ", only of "
              + String.join(", ", settings.keySet())
              + "; narrow --tasks or --methods");
    }
    return Optional.of(method.named(Settings.of(found)));
  }
}
