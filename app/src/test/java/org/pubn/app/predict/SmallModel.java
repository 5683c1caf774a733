package org.pubn.app.predict;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SampleDigest;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** Classifiers that can be worked out by hand. */
public final class SmallModel {

  private SmallModel() {}

  /**
   * g = x̃ + 2·[job = a] for a table with the columns {@code id, x, job}, where x has mean 0 and
   * standard deviation 1 in training.
   */
  public static Classifier ofTable(Path directory) throws IOException {
    StringBuilder text = new StringBuilder("id,x,job\n");
    for (int i = 0; i < 20; i++) {
      text.append(i).append(i % 2 == 0 ? ",-1" : ",1").append(i % 4 < 2 ? ",a\n" : ",b\n");
    }
    Path file = Files.writeString(directory.resolve("training.csv"), text);
    Table table = TableReader.read(List.of(file), ColumnKinds.inferred());
    Files.delete(file);
    TableEncoding encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    // x, job=a, job=b, job=(other), and the bias.
    return linear(1, 2, 0, 0, 0).withPreprocessing(encoding);
  }

  /** A linear model of features: weights, then the bias. */
  public static Classifier linear(float... parameters) {
    SampleDigest sample = SampleDigest.of(DenseFeatures.of(1, 1));
    SamplesDigest samples = new SamplesDigest(sample, sample, sample);
    Provenance provenance =
        new Provenance(
            "pubn",
            Map.of(),
            new Priors(0.5, 0.2),
            new Seed(0),
            "linear",
            "scalar",
            "0",
            samples,
            samples,
            0);
    NetworkSpec spec = NetworkSpec.linear(parameters.length - 1);
    return new Classifier(new Network(spec, parameters), provenance);
  }
}
