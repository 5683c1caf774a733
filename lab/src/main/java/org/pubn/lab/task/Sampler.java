package org.pubn.lab.task;

import java.util.Arrays;
import org.pubn.data.InputException;
import org.pubn.random.Seed;

/**
 * Draws the samples of a trial from a data set whose classes are known. The split is permuted and
 * cut into a pool for training and a pool for validation, so that the two never overlap; from each
 * pool come
 *
 * <ul>
 *   <li>U, uniformly from the whole pool;
 *   <li>P, uniformly from the rows of its positive classes;
 *   <li>bN: the count of each latent category by a multinomial with the shares of the task, then
 *       uniformly inside the category;
 * </ul>
 *
 * all without replacement inside a sample. Every draw has a child seed of its own, so the same seed
 * gives the same U and P to all tasks with the same positive classes, with or without bN.
 */
public final class Sampler {

  private final ClassLabels classes;
  private final Task task;
  private final TrialSizes sizes;

  /**
   * @param classes the class of each row of the training split
   * @throws InputException if the cut exceeds the number of rows
   */
  public Sampler(ClassLabels classes, Task task, TrialSizes sizes) {
    if (sizes.cut() > classes.size()) {
      throw new InputException(
          "cut " + sizes.cut() + ": must be at most the " + classes.size() + " rows of the split");
    }
    this.classes = classes;
    this.task = task;
    this.sizes = sizes;
  }

  /**
   * The rows of the trial that belongs to a seed.
   *
   * @throws TooFewRowsException if a pool holds too few rows of a kind
   */
  public TrialRows draw(Seed seed) {
    int[] order = permutation(seed);
    return draw(trainingPool(order), validationPool(order), seed);
  }

  /**
   * Like {@link #draw}, but each pool is halved first: one half gives the samples for σ̂, the other
   * those for g, each of the full sizes.
   */
  public SeparateRows drawSeparate(Seed seed) {
    int[] order = permutation(seed);
    Pool training = trainingPool(order);
    Pool validation = validationPool(order);
    return new SeparateRows(
        draw(training.firstHalf(), validation.firstHalf(), seed.child("sigma")),
        draw(training.secondHalf(), validation.secondHalf(), seed.child("classifier")));
  }

  /**
   * Like {@link #draw}, but labeled within one table: each pool gives as many rows as the sizes say
   * together, P and bN are labeled among them, and U is the rest.
   */
  public TrialRows drawTable(Seed seed) {
    int[] order = permutation(seed);
    return new TrialRows(
        trainingPool(order).drawTable(task, sizes.training(), seed.child("training")),
        validationPool(order).drawTable(task, sizes.validation(), seed.child("validation")));
  }

  private TrialRows draw(Pool training, Pool validation, Seed seed) {
    return new TrialRows(
        training.draw(task, sizes.training(), seed.child("training")),
        validation.draw(task, sizes.validation(), seed.child("validation")));
  }

  private int[] permutation(Seed seed) {
    int[] order = new int[classes.size()];
    Arrays.setAll(order, row -> row);
    seed.child("permutation").random().shuffle(order);
    return order;
  }

  private Pool trainingPool(int[] order) {
    return new Pool("training pool", classes, Arrays.copyOf(order, sizes.cut()));
  }

  private Pool validationPool(int[] order) {
    return new Pool(
        "validation pool", classes, Arrays.copyOfRange(order, sizes.cut(), order.length));
  }
}
