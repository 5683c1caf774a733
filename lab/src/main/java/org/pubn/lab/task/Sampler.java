package org.pubn.lab.task;

import java.util.Arrays;
import java.util.function.Function;
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
 *
 * <p>Where a pool holds too few rows of a kind, as happens with small tables, everything is drawn
 * anew from a child seed, a hundred times at most: the trial is one of those that can be drawn,
 * each with its usual chance.
 */
public final class Sampler {

  private static final int ATTEMPTS = 100;

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
   * @throws TooFewRowsException if a pool holds too few rows of a kind in every attempt
   */
  public TrialRows draw(Seed seed) {
    return possible(seed, this::drawOnce);
  }

  private TrialRows drawOnce(Seed seed) {
    int[] order = permutation(seed);
    return draw(trainingPool(order), validationPool(order), seed);
  }

  /**
   * Like {@link #draw}, but each pool is halved first: one half gives the samples for σ̂, the other
   * those for g, each of the full sizes.
   */
  public SeparateRows drawSeparate(Seed seed) {
    return possible(seed, this::drawSeparateOnce);
  }

  private SeparateRows drawSeparateOnce(Seed seed) {
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
    return possible(seed, this::drawTableOnce);
  }

  private TrialRows drawTableOnce(Seed seed) {
    int[] order = permutation(seed);
    return new TrialRows(
        trainingPool(order).drawTable(task, sizes.training(), seed.child("training")),
        validationPool(order).drawTable(task, sizes.validation(), seed.child("validation")));
  }

  /** What the first seed gives under which the pools hold enough, beginning with the given one. */
  private static <T> T possible(Seed seed, Function<Seed, T> draw) {
    Seed tried = seed;
    for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
      try {
        return draw.apply(tried);
      } catch (TooFewRowsException e) {
        tried = seed.child("attempt " + attempt);
      }
    }
    return draw.apply(tried);
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
