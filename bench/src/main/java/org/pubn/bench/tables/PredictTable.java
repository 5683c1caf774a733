package org.pubn.bench.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pubn.app.predict.KeptColumns;
import org.pubn.app.predict.PredictionFile;
import org.pubn.app.predict.Predictor;
import org.pubn.app.predict.Predictor.Count;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SampleDigest;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.files.ModelRows;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** Scores every row of a file with a 300-300-1 MLP, from file to file, in a cold JVM. */
final class PredictTable {

  private PredictTable() {}

  /** Arguments: a small file to learn the encoding from, the rows, and where the scores go. */
  public static void main(String[] args) throws IOException {
    Classifier classifier = classifier(Path.of(args[0]));
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    long start = System.nanoTime();
    Count count;
    try (ModelRows rows = ModelRows.open(Path.of(args[1]), Optional.empty(), classifier)) {
      count =
          new PredictionFile(Path.of(args[2]))
              .write(new Predictor(classifier, threads), rows, KeptColumns.ids());
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "predict: %d rows, %d features, %.1f s, %.0f rows/s%n",
        count.rows(),
        classifier.columns(),
        seconds,
        count.rows() / seconds);
  }

  /** Speed does not depend on the weights: they are random. */
  private static Classifier classifier(Path sample) throws IOException {
    Table table = TableReader.read(List.of(sample), ColumnKinds.inferred());
    TableEncoding encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    NetworkSpec spec = NetworkSpec.mlp(encoding.features().size(), 300, 300);
    float[] parameters = new float[spec.parameters()];
    RandomStream random = new Seed(0).random();
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = 0.1f * (random.nextFloat() - 0.5f);
    }
    SampleDigest digest = SampleDigest.of(DenseFeatures.of(1, 0));
    SamplesDigest digests = new SamplesDigest(digest, digest, digest);
    Provenance provenance =
        new Provenance(
            "none",
            Map.of(),
            new Priors(0.5, 0.2),
            new Seed(0),
            "mlp",
            "",
            "",
            digests,
            digests,
            0);
    return new Classifier(new Network(spec, parameters), provenance).withPreprocessing(encoding);
  }
}
