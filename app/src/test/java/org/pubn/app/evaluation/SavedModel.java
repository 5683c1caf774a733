package org.pubn.app.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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

/** A classifier whose score of a row is the number in its column {@code x}; π is 0.4. */
public final class SavedModel {

  private SavedModel() {}

  /** Saves it as {@code model.pubn} in a directory. */
  public static Path in(Path directory) throws IOException {
    // Mean 0 and deviation 1, so that standardising changes nothing.
    Path training = Files.writeString(directory.resolve("training.csv"), "x\n-1\n1\n");
    Table table = TableReader.read(List.of(training), ColumnKinds.inferred());
    Files.delete(training);
    return save(
        classifier().withPreprocessing(TableEncoding.learn(table, new int[] {0, 1})), directory);
  }

  /** Saves it without the knowledge of how a table becomes features. */
  public static Path withoutTableIn(Path directory) throws IOException {
    return save(classifier(), directory);
  }

  private static Path save(Classifier classifier, Path directory) throws IOException {
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(classifier, file);
    return file;
  }

  private static Classifier classifier() {
    DenseFeatures one = DenseFeatures.of(1, 0);
    SamplesDigest samples = SamplesDigest.of(new PubnSamples(one, one, one));
    Provenance provenance =
        new Provenance(
            "pubn",
            Map.of(),
            new Priors(0.4, 0.2),
            new Seed(0),
            "linear",
            "scalar",
            "0.1.0",
            samples,
            samples,
            0.1);
    return new Classifier(new Network(NetworkSpec.linear(1), new float[] {1, 0}), provenance);
  }
}
