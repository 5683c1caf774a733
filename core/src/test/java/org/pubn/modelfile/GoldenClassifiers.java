package org.pubn.modelfile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubn.calibration.PosteriorMap;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.MinimumScorer;
import org.pubn.nn.ConvShape;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.nn.PoolShape;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/**
 * Classifiers whose every number is fixed here. The files {@code golden-v1.pubn} and {@code
 * golden-v4.pubn} among the test resources were written by {@link #main} with format versions 1 and
 * 4 and must stay readable.
 */
public final class GoldenClassifiers {

  static final String RESOURCE = "golden-v1.pubn";
  static final String CALIBRATED_RESOURCE = "golden-v4.pubn";

  private GoldenClassifiers() {}

  /** The minimum of a network with every kind of layer and a linear one. */
  static Classifier golden() {
    NetworkSpec everyKind =
        new NetworkSpec(
            List.of(
                new LayerSpec.Conv(new ConvShape(1, 6, 6, 2, 3)),
                new LayerSpec.MaxPool(new PoolShape(2, 4, 4)),
                new LayerSpec.Relu(8),
                new LayerSpec.Dense(8, 3),
                new LayerSpec.Dropout(3, 0.5),
                new LayerSpec.Dense(3, 1)));
    MinimumScorer scorer =
        new MinimumScorer(network(everyKind, 1), network(NetworkSpec.linear(36), 2));
    return new Classifier(scorer, provenance()).withThreshold(0.25);
  }

  /** A single linear network. */
  static Classifier linear() {
    return new Classifier(network(NetworkSpec.linear(3), 3), provenance());
  }

  /** A linear network whose probabilities go through a map. */
  static Classifier calibrated() {
    return linear()
        .withCalibration(
            PosteriorMap.of(new double[] {-1.5, 0.1, 0.25}, new double[] {0.001, 1.0 / 3, 0.95}));
  }

  static Network network(NetworkSpec spec, long seed) {
    float[] values = values(spec.stored(), seed);
    for (int i = spec.parameters(); i < values.length; i++) {
      values[i] = 1 + Math.abs(values[i]);
    }
    return new Network(spec, values);
  }

  /** A single residual network, whose running statistics are saved too. */
  static Classifier residual() {
    return new Classifier(network(NetworkSpec.preActResNet18(3, 9, 8, 2), 5), provenance());
  }

  static DenseFeatures rows(int rows, int columns) {
    return DenseFeatures.of(columns, values(rows * columns, 4));
  }

  private static float[] values(int length, long seed) {
    RandomStream random = new Seed(seed).random();
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = 2 * random.nextFloat() - 1;
    }
    return values;
  }

  public static Provenance provenance() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("tau", "0.7");
    options.put("optimisation.epochs", "100");
    options.put("a name with \"quotes\", ümlaut and σ̂", "");
    SamplesDigest samples = SamplesDigest.of(new PubnSamples(rows(2, 3), rows(5, 3), rows(1, 3)));
    return new Provenance(
        "pubn",
        options,
        new Priors(0.49, 0.3),
        new Seed(Long.MIN_VALUE),
        "minimum of convnet and linear",
        "scalar",
        "0.1.0",
        samples,
        samples,
        -0.1);
  }

  /** Writes the golden files into the given directory. */
  public static void main(String[] args) throws IOException {
    ClassifierFile.save(golden(), Path.of(args[0], RESOURCE));
    ClassifierFile.save(calibrated(), Path.of(args[0], CALIBRATED_RESOURCE));
  }
}
