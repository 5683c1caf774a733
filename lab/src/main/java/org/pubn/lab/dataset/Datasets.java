package org.pubn.lab.dataset;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubn.sample.Task;

/**
 * The data sets this program knows. A new one is one more class and one more line here; one from
 * another jar is named in that jar's {@code META-INF/services/org.pubn.lab.dataset.Dataset}; a
 * table of the user is described in the data directory ({@link LabeledTables}). Of two with the
 * same id the first counts, and those below come first.
 */
public final class Datasets {

  private static final List<Dataset> BUILT_IN = List.of(new Mnist(), new Newsgroups());

  private static @Nullable List<Dataset> all;

  private Datasets() {}

  /**
   * All data sets, those of the paper first and in its order.
   *
   * @throws org.pubn.data.DataFormatException if a description in the data directory is wrong
   */
  public static synchronized List<Dataset> all() {
    if (all == null) {
      all =
          Stream.of(
                  BUILT_IN.stream(),
                  ServiceLoader.load(Dataset.class).stream().map(ServiceLoader.Provider::get),
                  LabeledTables.atHand().stream())
              .flatMap(datasets -> datasets)
              .toList();
    }
    return all;
  }

  /** All tasks, those of the paper first and in its order. */
  public static List<Task> tasks() {
    return all().stream().flatMap(dataset -> dataset.tasks().stream()).toList();
  }

  /**
   * The data set with an id.
   *
   * @throws IllegalArgumentException if there is no such data set
   */
  public static Dataset dataset(String id) {
    return find("dataset", id, all(), Dataset::id);
  }

  /**
   * The task with an id.
   *
   * @throws IllegalArgumentException if there is no such task
   */
  public static Task task(String id) {
    return find("task", id, tasks(), Task::id);
  }

  private static <T> T find(String kind, String id, List<T> all, Function<T, String> idOf) {
    return all.stream()
        .filter(candidate -> idOf.apply(candidate).equals(id))
        .findFirst()
        .orElseThrow(
            () -> {
              String known = all.stream().map(idOf).collect(Collectors.joining(", "));
              return new IllegalArgumentException(kind + " " + id + ": must be one of " + known);
            });
  }
}
