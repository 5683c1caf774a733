package org.pubn.lab.dataset;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TrialSizes;
import org.pubn.sample.Priors;

/** The paper's tasks on CIFAR-10: vehicles or mammals against the rest. */
final class Cifar10Tasks {

  static final String DATASET = "cifar10";

  /** 1000 P, 1000 bN and 10,000 U to train on, a fifth of each to choose by. */
  static final TrialSizes TRIAL_SIZES =
      new TrialSizes(new SampleSizes(1000, 1000, 10_000), new SampleSizes(200, 200, 2000), 40_000);

  private static final int AIRPLANE = 0;
  private static final int AUTOMOBILE = 1;
  private static final int BIRD = 2;
  private static final int CAT = 3;
  private static final int DEER = 4;
  private static final int DOG = 5;
  private static final int FROG = 6;
  private static final int HORSE = 7;
  private static final int SHIP = 8;
  private static final int TRUCK = 9;

  /** Classes are numbered from 0. */
  static final int CLASSES = 10;

  private static final Set<Integer> VEHICLES = Set.of(AIRPLANE, AUTOMOBILE, SHIP, TRUCK);
  private static final Set<Integer> MAMMALS = Set.of(CAT, DEER, DOG, HORSE);
  private static final double PI = 0.4;

  static final List<Task> ALL =
      List.of(
          task("vehicles/pu", VEHICLES, Map.of(), 0),
          task(
              "vehicles/cat-dog-horse",
              VEHICLES,
              Map.of(CAT, 1 / 3.0, DOG, 1 / 3.0, HORSE, 1 / 3.0),
              0.3),
          task(
              "vehicles/skewed",
              VEHICLES,
              Map.of(BIRD, 0.10, CAT, 0.02, DEER, 0.20, DOG, 0.08, FROG, 0.20, HORSE, 0.40),
              0.25),
          task("mammals/pu", MAMMALS, Map.of(), 0),
          task("mammals/bird-frog", MAMMALS, Map.of(BIRD, 0.5, FROG, 0.5), 0.2),
          task("mammals/car-truck", MAMMALS, Map.of(AUTOMOBILE, 0.5, TRUCK, 0.5), 0.2));

  private Cifar10Tasks() {}

  private static Task task(
      String name, Set<Integer> positive, Map<Integer, Double> negativeShares, double rho) {
    Priors priors = rho == 0 ? Priors.positive(PI) : new Priors(PI, rho);
    return new Task(DATASET + "/" + name, DATASET, positive, negativeShares, priors);
  }
}
