package org.pubn.lab.dataset;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubn.sample.Priors;
import org.pubn.sample.SampleSizes;
import org.pubn.sample.Task;
import org.pubn.sample.TrialSizes;

/** The paper's tasks on MNIST: even digits against odd digits. */
final class MnistTasks {

  static final String DATASET = "mnist";

  /** 500 P, 500 bN and 6000 U to train on, a fifth of each to choose by. */
  static final TrialSizes TRIAL_SIZES =
      new TrialSizes(new SampleSizes(500, 500, 6000), new SampleSizes(100, 100, 1200), 40_000);

  private static final double PI = 0.49;

  static final List<Task> ALL =
      List.of(
          task("pu", Map.of(), Priors.positive(PI)),
          task("135", Map.of(1, 1 / 3.0, 3, 1 / 3.0, 5, 1 / 3.0), new Priors(PI, 0.3)),
          task("skewed", Map.of(1, 0.03, 3, 0.15, 5, 0.30, 7, 0.02, 9, 0.50), new Priors(PI, 0.2)));

  private MnistTasks() {}

  private static Task task(String name, Map<Integer, Double> negativeShares, Priors priors) {
    return new Task(DATASET + "/" + name, DATASET, Set.of(0, 2, 4, 6, 8), negativeShares, priors);
  }
}
