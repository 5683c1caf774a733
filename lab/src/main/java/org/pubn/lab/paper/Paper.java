package org.pubn.lab.paper;

import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.lab.task.Task;
import org.pubn.report.table.Published;
import org.pubn.settings.Settings;

/**
 * The paper: Hsieh, Niu and Sugiyama, <i>Classification from Positive, Unlabeled and Biased
 * Negative Data</i>, ICML 2019. All its numbers are over 10 trials.
 */
public final class Paper {

  /** Trials behind every published number. */
  public static final int TRIALS = 10;

  private record Key(String table, String task, String column, String metric) {}

  private static final Map<Key, Published> NUMBERS = readNumbers();
  private static final Map<List<String>, Settings> SETTINGS = readSettings();
  private static final Map<String, TaskText> TASKS = readTasks();

  private Paper() {}

  /** A number of a table, as a fraction. */
  public static Optional<Published> number(
      String table, String task, String column, String metric) {
    return Optional.ofNullable(NUMBERS.get(new Key(table, task, column, metric)));
  }

  /** Whether a table of the paper has a row for a task. */
  public static boolean hasRow(String table, String task) {
    return NUMBERS.keySet().stream()
        .anyMatch(key -> key.table().equals(table) && key.task().equals(task));
  }

  /** The hyper-parameters behind the published numbers of a method on a task. */
  public static Optional<Settings> settings(String task, String method) {
    return Optional.ofNullable(SETTINGS.get(List.of(task, method)));
  }

  /** How the tables describe a task; a task that is not the paper's is described by its id. */
  public static TaskText text(Task task) {
    TaskText unknown = new TaskText(task.dataset(), task.id(), "");
    return TASKS.getOrDefault(task.id(), unknown);
  }

  private static Map<Key, Published> readNumbers() {
    Map<Key, Published> numbers = new LinkedHashMap<>();
    for (List<String> line : read("published.csv")) {
      double mean = Double.parseDouble(line.get(4));
      numbers.put(
          new Key(line.get(0), line.get(1), line.get(2), line.get(3)),
          line.get(5).isEmpty()
              ? Published.percent(mean, TRIALS)
              : Published.percent(mean, Double.parseDouble(line.get(5)), TRIALS));
    }
    return numbers;
  }

  private static Map<List<String>, Settings> readSettings() {
    Map<List<String>, Settings> all = new LinkedHashMap<>();
    for (List<String> line : read("settings.csv")) {
      Settings settings = Settings.NONE;
      for (String setting : List.of(line.get(2).split(" ", -1))) {
        int equals = setting.indexOf('=');
        settings = settings.with(setting.substring(0, equals), setting.substring(equals + 1));
      }
      all.put(line.subList(0, 2), settings);
    }
    return all;
  }

  private static Map<String, TaskText> readTasks() {
    Map<String, TaskText> tasks = new LinkedHashMap<>();
    for (List<String> line : read("tasks.csv")) {
      tasks.put(line.get(0), new TaskText(line.get(1), line.get(2), line.get(3)));
    }
    return tasks;
  }

  /** The lines of a file beside this class, without its heading, split at semicolons. */
  private static List<List<String>> read(String name) {
    try (InputStream in = Paper.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new FileNotFoundException(name + ": not on the class path");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .skip(1)
          .map(line -> List.of(line.split(";", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
