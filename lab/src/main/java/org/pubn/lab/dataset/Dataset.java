package org.pubn.lab.dataset;

import java.util.List;
import java.util.Set;
import org.pubn.data.Features;
import org.pubn.engine.Model;
import org.pubn.learn.Optimisation;
import org.pubn.sample.ClassLabels;
import org.pubn.sample.Task;
import org.pubn.sample.TestSet;
import org.pubn.sample.TrialSizes;

/**
 * A published data set with known classes, split into training and test examples, and the tasks
 * that are made from it. Implementations read their files when they are first needed and are safe
 * to share between threads.
 */
public interface Dataset {

  /** A short name, the first part of the ids of its tasks. */
  String id();

  /** One line for people: what the examples are and how they were scaled. */
  String description();

  /** The arrangement of the numbers of an example. */
  ExampleShape shape();

  /** The tasks made from this data set. */
  List<Task> tasks();

  /** The sizes of the samples of a trial. */
  TrialSizes trialSizes();

  /** The model that the paper trains on it. */
  Model model();

  /** How the paper minimises a risk on it; the learning rate is replaced by one of the grid. */
  Optimisation optimisation();

  /** The grid of learning rates. */
  List<Double> rates();

  /** The learning rate of uPU and nnPU in the figure of learning curves. */
  double curveRate();

  /** The class of every example of the training split. */
  ClassLabels classes();

  /** The features of some examples of the training split, in the order asked for. */
  Features rows(int[] trainingRows);

  /** The test split, labelled as the task says. */
  TestSet test(Task task);

  /** Whether its files are there. */
  default boolean isAtHand() {
    return true;
  }

  /** The names of sample sizes other than the usual ones that {@link #with} knows. */
  default Set<String> otherSizes() {
    return Set.of();
  }

  /** The names of the encoders at hand that can make its features, for {@link #with}. */
  default List<String> encoders() {
    return List.of();
  }

  /**
   * The same examples with other features or sample sizes, as some experiments ask for.
   *
   * @throws IllegalArgumentException if it has no such features or sizes
   */
  default Dataset with(DatasetOptions options) {
    if (options.equals(DatasetOptions.USUAL)) {
      return this;
    }
    throw new IllegalArgumentException("dataset " + id() + ": has no " + options);
  }

  /**
   * Does beforehand what takes long, such as computing features; without this call it is done when
   * it is first needed.
   *
   * @param threads how many threads may work at it
   */
  default void prepare(int threads, PreparationListener listener) {}
}
