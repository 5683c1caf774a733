package org.pubn.lab.dataset;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.Model;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialSizes;
import org.pubn.learn.BatchSizes;
import org.pubn.learn.Optimisation;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;

/**
 * Points in the plane, small enough to run whole experiments in a moment: positives on the right
 * (class 0), negatives on the left, of which those above (class 1) are collected and those below
 * (class 2) are not. It comes to the program as any data set from another jar does. The property
 * {@code toy.epochs} makes its trainings longer.
 */
public final class ToyDataset implements Dataset {

  private static final double[][] CENTRES = {{1, 0}, {-1, 1}, {-1, -1}};

  private static final List<Task> TASKS =
      List.of(
          new Task("toy/pu", "toy", Set.of(0), Map.of(), Priors.positive(0.4)),
          new Task("toy/above", "toy", Set.of(0), Map.of(1, 1.0), new Priors(0.4, 0.3)));

  private static final int TRAINING_ROWS = 600;
  private static final int TEST_ROWS = 500;

  private final DenseFeatures training = points(TRAINING_ROWS, new Seed(1));
  private final DenseFeatures test = points(TEST_ROWS, new Seed(2));

  @Override
  public String id() {
    return "toy";
  }

  @Override
  public List<Task> tasks() {
    return TASKS;
  }

  @Override
  public TrialSizes trialSizes() {
    return new TrialSizes(new SampleSizes(30, 30, 80), new SampleSizes(15, 15, 40), 400);
  }

  @Override
  public Model model() {
    return NetworkSpec.linear(2);
  }

  @Override
  public Optimisation optimisation() {
    int epochs = Integer.getInteger("toy.epochs", 3);
    return new Optimisation(epochs, new BatchSizes(10, 10, 20), 0.01, List.of(), 1e-4);
  }

  @Override
  public List<Double> rates() {
    return List.of(0.1, 0.01);
  }

  @Override
  public double curveRate() {
    return 0.01;
  }

  @Override
  public ClassLabels classes() {
    return classes(TRAINING_ROWS);
  }

  @Override
  public DenseFeatures rows(int[] trainingRows) {
    return training.select(trainingRows);
  }

  @Override
  public TestSet test(Task task) {
    return TestSet.of(test, classes(TEST_ROWS), task);
  }

  /** Four tenths of class 0, three of each other. */
  private static ClassLabels classes(int rows) {
    int[] classes = new int[rows];
    for (int row = 0; row < rows; row++) {
      int tenth = row % 10;
      classes[row] = tenth < 4 ? 0 : tenth < 7 ? 1 : 2;
    }
    return ClassLabels.of(classes);
  }

  private static DenseFeatures points(int rows, Seed seed) {
    ClassLabels classes = classes(rows);
    RandomStream random = seed.random();
    float[] values = new float[2 * rows];
    for (int row = 0; row < rows; row++) {
      double[] centre = CENTRES[classes.get(row)];
      double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
      double angle = 2 * Math.PI * random.nextDouble();
      values[2 * row] = (float) (centre[0] + radius * Math.cos(angle));
      values[2 * row + 1] = (float) (centre[1] + radius * Math.sin(angle));
    }
    return DenseFeatures.ofOwned(2, values);
  }
}
