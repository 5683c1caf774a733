package org.pubn.lab.dataset;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.engine.Model;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialSizes;
import org.pubn.learn.Optimisation;

/**
 * A published data set with known classes, split into training and test examples, and the tasks
 * that are made from it. Implementations read their files when they are first needed and are safe
 * to share between threads.
 */
public interface Dataset {

  /** A short name, the first part of the ids of its tasks. */
  String id();

  /** The tasks made from this data set. */
  List<Task> tasks();

  /** The sizes of the samples of a trial. */
  TrialSizes trialSizes();

  /** The model that the paper trains on it. */
  Model model();

  /** How the paper minimizes a risk on it; the learning rate is replaced by one of the grid. */
  default Optimisation optimisation() {
    return Optimisation.ofRate(1e-3);
  }

  /** The grid of learning rates. */
  default List<Double> rates() {
    return List.of(1e-2, 1e-3);
  }

  /** The learning rate of uPU and nnPU in the figure of learning curves. */
  default double curveRate() {
    return 1e-3;
  }

  /** The class of every example of the training split. */
  ClassLabels classes();

  /** The features of some examples of the training split, in the order asked for. */
  Features rows(int[] trainingRows);

  /** The test split, labeled as the task says. */
  TestSet test(Task task);

  /** Whether its files are there. */
  default boolean isAtHand() {
    return true;
  }

  /** The names of sample sizes other than the usual ones that {@link #with} knows. */
  default Set<String> otherSizes() {
    return Set.of();
  }

  /** The names of networks with their schedules that {@link #with} knows, the usual one first. */
  default List<String> presets() {
    return List.of();
  }

  /** What was made smaller or shorter than in the paper, in full sentences. */
  default Optional<String> shortened() {
    return Optional.empty();
  }

  /** The names of the encoders at hand that can make its features, for {@link #with}. */
  default List<String> encoders() {
    return List.of();
  }

  /**
   * The same examples with other features or sample sizes, as some experiments ask for.
   *
   * @throws InputException if it has no such features or sizes
   */
  default Dataset with(DatasetOptions options) {
    if (options.equals(DatasetOptions.USUAL)) {
      return this;
    }
    throw new InputException("data set " + id() + ": has no " + options);
  }

  /**
   * Does beforehand what takes long, such as computing features; without this call it is done when
   * it is first needed.
   *
   * @param threads how many threads may work at it
   */
  default void prepare(int threads, Progress progress) {}
}
