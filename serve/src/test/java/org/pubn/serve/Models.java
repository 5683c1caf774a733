package org.pubn.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** Classifiers to serve. */
final class Models {

  private Models() {}

  /** g(x) = x₁ − 2 x₂ + ½, positive where g &gt; 1. */
  static Classifier linear() {
    Network network = new Network(NetworkSpec.linear(2), new float[] {1, -2, 0.5f});
    return new Classifier(network, provenance(network.spec())).withThreshold(1);
  }

  /** A network of the size that the load test serves, with random parameters. */
  static Classifier mlp(int columns) {
    NetworkSpec spec = NetworkSpec.mlp(columns, 300, 300);
    RandomStream random = new Seed(1).random();
    float[] parameters = new float[spec.parameters()];
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = 0.2f * random.nextFloat() - 0.1f;
    }
    return new Classifier(new Network(spec, parameters), provenance(spec));
  }

  /** g = age / 10 + (1 where the job is admin.) − 4, from rows of a table. */
  static Classifier table() {
    Network network = new Network(NetworkSpec.linear(2), new float[] {1, 1, -4});
    return new Classifier(network, provenance(network.spec())).withPreprocessing(new AgeAndJob());
  }

  /** A model of people's age, balance and job, as learned from a table. */
  static Classifier people(Path directory) throws IOException {
    Path csv = directory.resolve("people.csv");
    Files.writeString(
        csv,
        """
        age,balance,job
        30,1.5,admin.
        50,-2,admin.
        30,,cook
        50,7,cook
        41,3,"<b>'x'</b>"
        41,3,"<b>'x'</b>"
        """);
    Table table = TableReader.read(List.of(csv), ColumnKinds.inferred());
    TableEncoding encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    NetworkSpec spec = NetworkSpec.linear(encoding.features().size());
    float[] parameters = new float[spec.parameters()];
    Arrays.fill(parameters, 1);
    return new Classifier(new Network(spec, parameters), provenance(spec))
        .withPreprocessing(encoding);
  }

  /** Fails as no scorer should. */
  static Classifier failing(String message) {
    return of(
        rows -> {
          throw new IllegalStateException(message);
        });
  }

  /** Vectors of length 1 scored by a given function. */
  static Classifier of(Function<Features, float[]> function) {
    Scorer scorer =
        new Scorer() {
          @Override
          public int columns() {
            return 1;
          }

          @Override
          public float[] scores(Features rows) {
            return function.apply(rows);
          }
        };
    return new Classifier(scorer, provenance(NetworkSpec.linear(1)));
  }

  private static Provenance provenance(NetworkSpec spec) {
    DenseFeatures row = DenseFeatures.of(1, 0);
    SamplesDigest digest = SamplesDigest.of(new PubnSamples(row, row, row));
    return new Provenance(
        "pubn",
        Map.of("tau", "0.7"),
        new Priors(0.4, 0.2),
        new Seed(0),
        spec.description(),
        "scalar",
        "test",
        digest,
        digest,
        0.1);
  }
}
