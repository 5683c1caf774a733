package org.pubn.onnx;

import java.util.Map;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.Scorer;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/** Networks with random parameters and rows with random values. */
final class Networks {

  private Networks() {}

  static Network random(NetworkSpec spec, long seed) {
    // Parameters of the size that training starts with: scores stay near 1, where 1e-5 is strict.
    float[] parameters = values(spec.stored(), 0.2f, seed);
    for (int i = spec.parameters(); i < parameters.length; i++) {
      parameters[i] = 1 + parameters[i];
    }
    return new Network(spec, parameters);
  }

  static float[] values(int length, float scale, long seed) {
    RandomStream random = new Seed(seed).random();
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = scale * (2 * random.nextFloat() - 1);
    }
    return values;
  }

  static Classifier classifier(Scorer scorer) {
    DenseFeatures row = DenseFeatures.of(1, 0);
    SamplesDigest digest = SamplesDigest.of(new PubnSamples(row, row, row));
    Provenance provenance =
        new Provenance(
            "pubn",
            Map.of(),
            new Priors(0.4, 0.2),
            new Seed(0),
            "a network",
            "scalar",
            "test",
            digest,
            digest,
            0.1);
    return new Classifier(scorer, provenance);
  }
}
