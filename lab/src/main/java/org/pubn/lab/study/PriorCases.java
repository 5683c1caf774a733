package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.Sampler;
import org.pubn.lab.task.Task;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * The cases of the study of priors that a data set gives: its positive classes against the others
 * with π from 0.02 to 0.7, and its tasks with biased negatives.
 */
public final class PriorCases {

  private static final double[] PRIORS = {0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7};
  private static final int POSITIVES = 500;
  private static final int UNLABELED = 6000;

  /** Room for a number of positives that is more than expected. */
  private static final double ROOM = 0.95;

  private final Dataset dataset;
  private final Task task;
  private final int[] positive;
  private final int[] negative;

  private PriorCases(Dataset dataset) {
    this.dataset = dataset;
    this.task = dataset.tasks().get(0);
    this.positive = rows(dataset.classes(), task::isPositive);
    this.negative = rows(dataset.classes(), label -> !task.isPositive(label));
  }

  /**
   * The cases of a data set.
   *
   * @throws InputException if it has no task
   */
  public static List<PriorCase> of(Dataset dataset) {
    if (dataset.tasks().isEmpty()) {
      throw new InputException("data set " + dataset.id() + ": has no task");
    }
    PriorCases cases = new PriorCases(dataset);
    List<PriorCase> all = new ArrayList<>();
    for (double prior : PRIORS) {
      all.add(
          new PriorCase(
              dataset.id() + "/pu",
              prior,
              OptionalDouble.empty(),
              seed -> cases.draw(prior, seed)));
    }
    dataset.tasks().stream().filter(Task::hasNegatives).map(cases::ofTask).forEach(all::add);
    return all;
  }

  /**
   * P from the positive classes; U with a number of positives that is binomial in π; each without
   * replacement, so that P and U may share rows. 500 and 6,000, or as many as there are for all π.
   */
  private PubnSamples draw(double prior, Seed seed) {
    RandomStream count = seed.child("count").random();
    int size = unlabeled();
    int drawn = (int) IntStream.range(0, size).filter(i -> count.nextDouble() < prior).count();
    int[] unlabeled =
        IntStream.concat(
                Arrays.stream(first(positive, drawn, seed.child("positive of U"))),
                Arrays.stream(first(negative, size - drawn, seed.child("negative of U"))))
            .toArray();
    int[] labeled = first(positive, Math.min(POSITIVES, positive.length / 2), seed.child("P"));
    return PubnSamples.withoutNegatives(dataset.rows(labeled), dataset.rows(unlabeled));
  }

  private int unlabeled() {
    double most = UNLABELED;
    for (double prior : PRIORS) {
      most = Math.min(most, ROOM * positive.length / prior);
      most = Math.min(most, ROOM * negative.length / (1 - prior));
    }
    return (int) most;
  }

  private static int[] rows(ClassLabels classes, IntPredicate wanted) {
    return IntStream.range(0, classes.size())
        .filter(row -> wanted.test(classes.get(row)))
        .toArray();
  }

  private static int[] first(int[] rows, int count, Seed seed) {
    int[] shuffled = rows.clone();
    seed.random().shuffleFirst(shuffled, count);
    return Arrays.copyOf(shuffled, count);
  }

  /** A task with biased negatives, with the truth as it is in the training split. */
  private PriorCase ofTask(Task biased) {
    ClassLabels classes = dataset.classes();
    double rhoMax = 1;
    for (Map.Entry<Integer, Double> category : biased.negativeShares().entrySet()) {
      double prior = share(label -> label == category.getKey());
      rhoMax = Math.min(rhoMax, prior / category.getValue());
    }
    return new PriorCase(
        biased.id(),
        share(biased::isPositive),
        OptionalDouble.of(rhoMax),
        seed ->
            new Sampler(classes, biased, dataset.trialSizes())
                .draw(seed)
                .training()
                .samples(dataset::rows));
  }

  private double share(IntPredicate wanted) {
    return (double) rows(dataset.classes(), wanted).length / dataset.classes().size();
  }
}
