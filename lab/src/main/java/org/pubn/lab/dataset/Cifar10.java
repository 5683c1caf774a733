package org.pubn.lab.dataset;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.engine.Model;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialSizes;
import org.pubn.learn.BatchSizes;
import org.pubn.learn.Optimisation;
import org.pubn.nn.NetworkSpec;

/**
 * CIFAR-10, small photographs (Krizhevsky, 2009), from the data directory, for a PreAct ResNet-18.
 * The {@code paper} preset is the paper's network and schedule; {@code small}, the default, has a
 * quarter of its channels and about a seventh of its epochs, and keeps everything else.
 */
public final class Cifar10 implements Dataset {

  /** The preset that is used unless another is asked for. */
  static final String SMALL = "small";

  static final String PAPER = "paper";

  private static final int CHANNELS = 3;
  private static final int SIDE = 32;
  private static final int PER_BATCH = 10_000;
  private static final List<String> TRAINING =
      IntStream.rangeClosed(1, 5).mapToObj(i -> "data_batch_" + i + ".bin").toList();
  private static final List<String> TEST = List.of("test_batch.bin");

  private static final Optimisation PAPERS =
      new Optimisation(200, new BatchSizes(10, 10, 100), 1e-3, List.of(80, 120), 1e-4);
  private static final int SMALL_EPOCHS = 30;

  private final DataDirectory directory;
  private final Lazy<Cifar10Batches> training;
  private final Lazy<Cifar10Batches> test;
  private final String preset;

  /** The images in a directory, which need not be there before they are asked for. */
  public Cifar10(DataDirectory directory) {
    this(
        directory,
        new Lazy<>(() -> Cifar10Batches.read(directory.path(), TRAINING, PER_BATCH)),
        new Lazy<>(() -> Cifar10Batches.read(directory.path(), TEST, PER_BATCH)),
        SMALL);
  }

  private Cifar10(
      DataDirectory directory,
      Lazy<Cifar10Batches> training,
      Lazy<Cifar10Batches> test,
      String preset) {
    this.directory = directory;
    this.training = training;
    this.test = test;
    this.preset = preset;
  }

  @Override
  public String id() {
    return Cifar10Tasks.DATASET;
  }

  @Override
  public boolean isAtHand() {
    return Cifar10Batches.areIn(directory.path());
  }

  @Override
  public List<String> presets() {
    return List.of(SMALL, PAPER);
  }

  @Override
  public Optional<String> shortened() {
    return preset.equals(PAPER)
        ? Optional.empty()
        : Optional.of(
            "CIFAR-10, preset small: PreAct ResNet-18 with 16-32-64-128 channels instead of the"
                + " paper's 64-128-256-512, 30 epochs instead of 200, the learning rate divided by"
                + " 10 after 12 and 18 epochs instead of 80 and 120. All else is as in the paper;"
                + " --preset paper runs its network and schedule.");
  }

  @Override
  public Cifar10 with(DatasetOptions options) {
    String wanted = options.preset().orElse(preset);
    if (options.features().isPresent() || options.sizes().isPresent()) {
      throw new InputException("data set " + id() + ": has no " + options);
    }
    if (!presets().contains(wanted)) {
      throw new InputException("preset " + wanted + ": must be " + String.join(" or ", presets()));
    }
    return new Cifar10(directory, training, test, wanted);
  }

  @Override
  public List<Task> tasks() {
    return Cifar10Tasks.ALL;
  }

  @Override
  public TrialSizes trialSizes() {
    return Cifar10Tasks.TRIAL_SIZES;
  }

  @Override
  public Model model() {
    int channels = preset.equals(PAPER) ? 64 : 16;
    return NetworkSpec.preActResNet18(CHANNELS, SIDE, SIDE, channels);
  }

  @Override
  public Optimisation optimisation() {
    return preset.equals(PAPER) ? PAPERS : PAPERS.withEpochs(SMALL_EPOCHS);
  }

  @Override
  public List<Double> rates() {
    return List.of(1e-2, 1e-3);
  }

  @Override
  public double curveRate() {
    return 1e-4;
  }

  @Override
  public ClassLabels classes() {
    return training.get().classes();
  }

  @Override
  public DenseFeatures rows(int[] trainingRows) {
    return training.get().rows(trainingRows);
  }

  @Override
  public TestSet test(Task task) {
    Cifar10Batches images = test.get();
    ClassLabels classes = images.classes();
    return TestSet.of(images.rows(IntStream.range(0, classes.size()).toArray()), classes, task);
  }
}
