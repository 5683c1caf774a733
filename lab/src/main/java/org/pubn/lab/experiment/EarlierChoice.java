package org.pubn.lab.experiment;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.Settings;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.ResultsFile;
import org.pubn.sample.Task;

/**
 * The settings that an earlier run chose, to be used on other trials: whoever chooses on some seeds
 * and reports others has not chosen by what he reports.
 *
 * @param settings by task and method, such as {@code mnist/135 pubn}; empty where there was none
 */
public record EarlierChoice(Map<String, Map<String, String>> settings) {

  /** No earlier run. */
  public static final EarlierChoice NONE = new EarlierChoice(Map.of());

  public EarlierChoice {
    settings = Collections.unmodifiableMap(new TreeMap<>(settings));
  }

  /**
   * What the run of a directory chose, or was given.
   *
   * @throws ResultsException if there is no run, it is not at its end, or it has several settings
   *     of one method on one task
   */
  public static EarlierChoice in(Path directory) {
    RunRecord record = RunRecord.read(directory);
    Results results = new Results(ResultsFile.read(directory));
    Measurements measurements = new Measurements(results, record.trials(), directory);
    Map<String, Map<String, String>> settings = new TreeMap<>();
    for (Entry entry : Experiments.byName(record.experiment(), record.design()).entries()) {
      String key = key(entry.task(), entry.kind());
      Settings chosen = measurements.settings(entry).without(Settings.MEMBERS);
      Map<String, String> other = settings.put(key, chosen.values());
      if (other != null && !other.equals(chosen.values())) {
        throw new ResultsException(directory + ": has several settings of " + key);
      }
    }
    return new EarlierChoice(settings);
  }

  private static String key(Task task, MethodKind kind) {
    return task.id() + " " + kind.id();
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
  Optional<Settings> of(Task task, MethodKind kind) {
    if (!isPresent()) {
      return Optional.empty();
    }
    Map<String, String> found = settings.get(key(task, kind));
    if (found == null) {
      throw new ResultsException(
          "settings of "
              + key(task, kind)
              + ": the earlier run has those of "
              + String.join(", ", settings.keySet()));
    }
    return Optional.of(Settings.of(found));
  }
}
