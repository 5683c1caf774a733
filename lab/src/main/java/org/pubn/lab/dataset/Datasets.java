package org.pubn.lab.dataset;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.InputException;
import org.pubn.lab.task.Task;

/**
 * The data sets this program knows. A new one is one more class and one more line here; one from
 * another jar is named in that jar's {@code META-INF/services/org.pubn.lab.dataset.Dataset}; a
 * table of the user is described in the data directory ({@link LabeledTables}). Of two with the
 * same id the first counts, and those below come first.
 */
public final class Datasets {

  private static final Dataset MNIST = new Mnist();

  private final Lazy<List<Dataset>> all;

  private Datasets(DataDirectory directory) {
    all =
        new Lazy<>(
            () ->
                Stream.of(
                        Stream.of(MNIST, new Cifar10(directory), new Newsgroups(directory)),
                        ServiceLoader.load(Dataset.class).stream().map(ServiceLoader.Provider::get),
                        LabeledTables.in(directory).stream())
                    .flatMap(datasets -> datasets)
                    .toList());
  }

  /** Those whose files are kept in a directory, and those that need no files. */
  public static Datasets in(DataDirectory directory) {
    return new Datasets(directory);
  }

  /** Those in the {@linkplain DataDirectory#resolve directory} that is used without an option. */
  public static Datasets usual() {
    return in(DataDirectory.resolve(Optional.empty()));
  }

  /**
   * All data sets, those of the paper first and in its order.
   *
   * @throws org.pubn.storage.DataFormatException if a description in the data directory is wrong
   */
  public List<Dataset> all() {
    return all.get();
  }

  /** All tasks, those of the paper first and in its order. */
  public List<Task> tasks() {
    return all().stream().flatMap(dataset -> dataset.tasks().stream()).toList();
  }

  /**
   * The data set with an id.
   *
   * @throws InputException if there is no such data set
   */
  public Dataset dataset(String id) {
    return find("data set", id, all(), Dataset::id);
  }

  /** The data set a task is made from. */
  public Dataset of(Task task) {
    return dataset(task.dataset());
  }

  /**
   * The task with an id.
   *
   * @throws InputException if there is no such task
   */
  public Task task(String id) {
    return find("task", id, tasks(), Task::id);
  }

  private static <T> T find(String kind, String id, List<T> all, Function<T, String> idOf) {
    return all.stream()
        .filter(candidate -> idOf.apply(candidate).equals(id))
        .findFirst()
        .orElseThrow(
            () -> {
              String known = all.stream().map(idOf).collect(Collectors.joining(", "));
              return new InputException(kind + " " + id + ": must be one of " + known);
            });
  }
}
