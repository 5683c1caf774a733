package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.sample.ClassLabels;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Sampler;
import org.pubn.sample.Seed;
import org.pubn.sample.Task;

/** The cases of the study of priors. */
public final class PriorCases {

  private static final double[] PRIORS = {0.2, 0.3, 0.4, 0.5, 0.6, 0.7};
  private static final int POSITIVES = 500;
  private static final int UNLABELED = 6000;

  private PriorCases() {}

  /**
   * Even against odd digits of MNIST with π from 0.2 to 0.7, and the tasks with biased negatives.
   */
  public static List<PriorCase> mnist() {
    List<PriorCase> cases = new ArrayList<>();
    Dataset dataset = Datasets.dataset("mnist");
    for (double prior : PRIORS) {
      cases.add(
          new PriorCase(
              "mnist/pu", prior, OptionalDouble.empty(), seed -> resampled(dataset, prior, seed)));
    }
    for (String task : List.of("mnist/135", "mnist/skewed")) {
      cases.add(ofTask(dataset, Datasets.task(task)));
    }
    return cases;
  }

  /**
   * P from the positive classes; U with a number of positives that is binomial in π; each without
   * replacement, so that P and U may share rows.
   */
  private static PubnSamples resampled(Dataset dataset, double prior, Seed seed) {
    Task task = Datasets.task("mnist/pu");
    ClassLabels classes = dataset.classes();
    int[] positive = rows(classes, task, true);
    int[] negative = rows(classes, task, false);
    RandomStream count = seed.child("count").random();
    int drawn = (int) IntStream.range(0, UNLABELED).filter(i -> count.nextDouble() < prior).count();
    int[] unlabeled =
        IntStream.concat(
                Arrays.stream(first(positive, drawn, seed.child("positive of U"))),
                Arrays.stream(first(negative, UNLABELED - drawn, seed.child("negative of U"))))
            .toArray();
    return PubnSamples.withoutNegatives(
        dataset.rows(first(positive, POSITIVES, seed.child("P"))), dataset.rows(unlabeled));
  }

  private static int[] rows(ClassLabels classes, Task task, boolean positive) {
    return IntStream.range(0, classes.size())
        .filter(row -> task.isPositive(classes.get(row)) == positive)
        .toArray();
  }

  private static int[] first(int[] rows, int count, Seed seed) {
    int[] shuffled = rows.clone();
    seed.random().shuffleFirst(shuffled, count);
    return Arrays.copyOf(shuffled, count);
  }

  /** A task of the paper, with the truth as it is in the training split. */
  private static PriorCase ofTask(Dataset dataset, Task task) {
    ClassLabels classes = dataset.classes();
    double pi = share(classes, task.positiveClasses()::contains);
    double rhoMax = 1;
    for (Map.Entry<Integer, Double> category : task.negativeShares().entrySet()) {
      double prior = share(classes, label -> label == category.getKey());
      rhoMax = Math.min(rhoMax, prior / category.getValue());
    }
    return new PriorCase(
        task.id(),
        pi,
        OptionalDouble.of(rhoMax),
        seed ->
            new Sampler(classes, task, dataset.trialSizes())
                .draw(seed)
                .training()
                .samples(dataset::rows));
  }

  private static double share(ClassLabels classes, IntPredicate wanted) {
    return IntStream.range(0, classes.size()).filter(row -> wanted.test(classes.get(row))).count()
        / (double) classes.size();
  }
}
