package org.pubn.lab.dataset;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.sample.Priors;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.IoReason;

/**
 * What a JSON file says of a table whose labels are known, so that methods can be compared on it.
 *
 * @param id the name of the file without {@code .json}, the first part of the ids of its tasks
 * @param label the column that holds the label
 * @param positive the labels that are positive; all others are negative
 * @param category the column that tells kinds of negatives apart
 * @param prior π, the share of positives
 * @param biased the tasks with biased negatives by name
 * @param training sizes of the samples to fit
 * @param validation sizes of the samples to choose by
 */
record TableDescription(
    String id,
    Path file,
    String label,
    List<String> positive,
    String category,
    List<String> ignore,
    double prior,
    Map<String, Biased> biased,
    SampleSizes training,
    SampleSizes validation) {

  static final String EXTENSION = ".json";

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The class of all positives. Kinds of negatives that tasks name have classes from 1. */
  static final int POSITIVE = 0;

  /** A task with biased negatives. */
  record Biased(double rho, LinkedHashMap<String, Double> negatives) {}

  /** As it stands in the file, where some fields may be missing. */
  private record Written(
      @Nullable String description,
      @Nullable String file,
      @Nullable String label,
      @Nullable List<String> positive,
      @Nullable String category,
      @Nullable List<String> ignore,
      @Nullable Double prior,
      @Nullable LinkedHashMap<String, Biased> tasks,
      @Nullable SampleSizes training,
      @Nullable SampleSizes validation) {}

  /**
   * Reads a description.
   *
   * @throws DataFormatException if it is not one
   */
  static TableDescription read(Path path) {
    try {
      TableDescription read = complete(path, JSON.readValue(Files.readString(path), Written.class));
      read.tasks(); // Tells now, with the file's name, what is wrong with them.
      return read;
    } catch (JsonProcessingException e) {
      throw new DataFormatException(
          path.toString(), "not a description of a table: " + IoReason.of(e), e);
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(path.toString(), String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": cannot be read: " + e.getMessage(), e);
    }
  }

  private static TableDescription complete(Path path, Written written) {
    String name = path.getFileName().toString();
    String id = name.substring(0, name.length() - EXTENSION.length());
    String label = required("label", written.label());
    return new TableDescription(
        id,
        path.resolveSibling(required("file", written.file())),
        label,
        required("positive", written.positive()),
        written.category() == null ? label : written.category(),
        written.ignore() == null ? List.of() : written.ignore(),
        required("prior", written.prior()),
        written.tasks() == null ? new LinkedHashMap<>() : written.tasks(),
        required("training", written.training()),
        required("validation", written.validation()));
  }

  private static <T> T required(String field, @Nullable T value) {
    if (value == null) {
      throw new IllegalArgumentException("field \"" + field + "\": is missing");
    }
    return value;
  }

  /** The task without negatives, {@code pu}, and those with biased ones. */
  List<Task> tasks() {
    List<String> kinds = List.copyOf(kinds());
    List<Task> tasks = new ArrayList<>();
    tasks.add(task("pu", Map.of(), Priors.positive(prior)));
    biased.forEach(
        (name, task) -> {
          Map<Integer, Double> shares = new LinkedHashMap<>();
          task.negatives().forEach((kind, share) -> shares.put(1 + kinds.indexOf(kind), share));
          tasks.add(task(name, shares, new Priors(prior, task.rho())));
        });
    return tasks;
  }

  private Task task(String name, Map<Integer, Double> shares, Priors priors) {
    return new Task(id + "/" + name, id, Set.of(POSITIVE), shares, priors);
  }

  /** The kinds of negatives that tasks name. */
  private Set<String> kinds() {
    Set<String> kinds = new LinkedHashSet<>();
    biased.values().forEach(task -> kinds.addAll(task.negatives().keySet()));
    return kinds;
  }

  /** The class of a row. */
  int classOf(String labelValue, String kind) {
    if (positive.contains(labelValue)) {
      return POSITIVE;
    }
    List<String> kinds = List.copyOf(kinds());
    int index = kinds.indexOf(kind);
    return index < 0 ? kinds.size() + 1 : index + 1;
  }
}
