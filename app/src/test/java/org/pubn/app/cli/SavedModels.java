package org.pubn.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.pubn.calibration.PosteriorMap;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** Files with models whose scores are known without training. */
public final class SavedModels {

  private SavedModels() {}

  /** g = standardized age + 2 where the job is admin. and 0 elsewhere. */
  public static Path table(Path directory) throws IOException {
    Path csv = directory.resolve("people.csv");
    Files.writeString(csv, "age,job\n30,admin.\n50,admin.\n30,cook\n50,cook\n");
    Table table = TableReader.read(List.of(csv), ColumnKinds.inferred());
    TableEncoding encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    // Features: age, job=admin., job=cook, job=(other); then the bias.
    return save(classifier(new float[] {1, 2, 0, 0, 0}).withPreprocessing(encoding), directory);
  }

  /** g(x) = x₁ + x₂ − ½. */
  static Path vectors(Path directory) throws IOException {
    return linear(directory, 1, 1, -0.5f);
  }

  /** The same, with a calibration: from 0.1 below −2 to 0.9 above 5. */
  static Path calibrated(Path directory) throws IOException {
    PosteriorMap map =
        PosteriorMap.of(new double[] {-2, 1, 3, 5}, new double[] {0.1, 0.3, 0.6, 0.9});
    return save(classifier(new float[] {1, 1, -0.5f}).withCalibration(map), directory);
  }

  /** g(x) = the weights times x, plus the last of them. */
  static Path linear(Path directory, float... weights) throws IOException {
    return save(classifier(weights), directory);
  }

  private static Path save(Classifier classifier, Path directory) throws IOException {
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(classifier, file);
    return file;
  }

  private static Classifier classifier(float[] parameters) {
    NetworkSpec spec = NetworkSpec.linear(parameters.length - 1);
    DenseFeatures row = DenseFeatures.of(1, 0);
    SamplesDigest digest = SamplesDigest.of(new PubnSamples(row, row, row));
    Provenance provenance =
        new Provenance(
            "pubn",
            Map.of(),
            new Priors(0.4, 0.2),
            new Seed(0),
            spec.description(),
            "scalar",
            "test",
            digest,
            digest,
            0.1);
    return new Classifier(new Network(spec, parameters), provenance);
  }
}
