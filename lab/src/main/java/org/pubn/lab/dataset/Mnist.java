package org.pubn.lab.dataset;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.pubn.data.DenseFeatures;
import org.pubn.data.IdxArray;
import org.pubn.engine.Model;
import org.pubn.learn.Optimisation;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.ClassLabels;
import org.pubn.sample.Task;
import org.pubn.sample.TestSet;
import org.pubn.sample.TrialSizes;

/**
 * MNIST, handwritten digits (LeCun, Cortes and Burges), from the files inside this program. Pixels
 * are kept as bytes and turned into numbers for the rows asked for: (v / 255 − 0.1307) / 0.3081,
 * which gives mean 0 and standard deviation 1 over the pixels of the training split.
 */
public final class Mnist implements Dataset {

  private static final ExampleShape SHAPE = new ExampleShape(1, 28, 28);
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
    return MnistTasks.DATASET;
  }

  @Override
  public String description() {
    return "MNIST: handwritten digits, 28 x 28 grey pixels, 60,000 + 10,000, standardised";
  }

  @Override
  public ExampleShape shape() {
    return SHAPE;
  }

  @Override
  public List<Task> tasks() {
    return MnistTasks.ALL;
  }

  @Override
  public TrialSizes trialSizes() {
    return MnistTasks.TRIAL_SIZES;
  }

  @Override
  public Model model() {
    return NetworkSpec.mnistConvNet();
  }

  @Override
  public Optimisation optimisation() {
    return Optimisation.ofRate(1e-3);
  }

  @Override
  public List<Double> rates() {
    return List.of(1e-2, 1e-3);
  }

  @Override
  public double curveRate() {
    return 1e-3;
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
