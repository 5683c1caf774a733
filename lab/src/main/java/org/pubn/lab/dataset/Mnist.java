package org.pubn.lab.dataset;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.Model;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialSizes;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.Priors;

/**
 * MNIST, handwritten digits (LeCun, Cortes and Burges), from the files inside this program. Pixels
 * are kept as bytes and turned into numbers for the rows asked for: (v / 255 − 0.1307) / 0.3081,
 * which gives mean 0 and standard deviation 1 over the pixels of the training split.
 */
public final class Mnist implements Dataset {

  private static final String ID = "mnist";

  /** 500 P, 500 bN and 6000 U to train on, a fifth of each to choose by. */
  private static final TrialSizes TRIAL_SIZES =
      new TrialSizes(new SampleSizes(500, 500, 6000), new SampleSizes(100, 100, 1200), 40_000);

  private static final double PI = 0.49;

  private static final List<Task> TASKS =
      List.of(
          task("pu", Map.of(), Priors.positive(PI)),
          task("135", Map.of(1, 1 / 3.0, 3, 1 / 3.0, 5, 1 / 3.0), new Priors(PI, 0.3)),
          task("skewed", Map.of(1, 0.03, 3, 0.15, 5, 0.30, 7, 0.02, 9, 0.50), new Priors(PI, 0.2)));

  private static Task task(String name, Map<Integer, Double> negativeShares, Priors priors) {
    return new Task(ID + "/" + name, ID, Set.of(0, 2, 4, 6, 8), negativeShares, priors);
  }

  private static final float[] STANDARDISED = standardised(0.1307, 0.3081);

  private final MnistFiles training = new MnistFiles("train");
  private final MnistFiles test = new MnistFiles("t10k");

  private static float[] standardised(double mean, double std) {
    float[] table = new float[256];
    for (int v = 0; v < table.length; v++) {
      table[v] = (float) ((v / 255.0 - mean) / std);
    }
    return table;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Task> tasks() {
    return TASKS;
  }

  @Override
  public TrialSizes trialSizes() {
    return TRIAL_SIZES;
  }

  @Override
  public Model model() {
    return NetworkSpec.mnistConvNet();
  }

  @Override
  public ClassLabels classes() {
    return training.classes();
  }

  @Override
  public DenseFeatures rows(int[] trainingRows) {
    return pixels(training.images(), trainingRows.length, i -> trainingRows[i]);
  }

  @Override
  public TestSet test(Task task) {
    IdxArray images = test.images();
    DenseFeatures features = pixels(images, images.items(), IntUnaryOperator.identity());
    return TestSet.of(features, test.classes(), task);
  }

  private static DenseFeatures pixels(IdxArray images, int count, IntUnaryOperator rowOf) {
    int length = images.itemLength();
    float[] values = new float[Math.multiplyExact(count, length)];
    for (int i = 0; i < count; i++) {
      int row = rowOf.applyAsInt(i);
      for (int pixel = 0; pixel < length; pixel++) {
        values[i * length + pixel] = STANDARDISED[images.get(row, pixel)];
      }
    }
    return DenseFeatures.ofOwned(length, values);
  }
}
