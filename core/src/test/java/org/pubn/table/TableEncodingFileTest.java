package org.pubn.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SampleDigest;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.storage.TextFiles;

/** An encoding travels with its classifier. */
final class TableEncodingFileTest {

  @TempDir Path directory;

  private Table table() throws IOException {
    StringBuilder text = new StringBuilder("id,age,job,\"odd, \"\"name\"\" ä\"\n");
    for (int i = 0; i < 30; i++) {
      text.append(i).append(i % 5 == 0 ? ",NA" : "," + Math.sqrt(i));
      text.append(i % 7 == 0 ? "," : ",\"j;" + i % 3 + "\"").append(",").append(i * i % 10);
      text.append('\n');
    }
    Path file = new TextFiles(directory).write("a.csv", text.toString());
    return TableReader.read(List.of(file), ColumnKinds.inferred());
  }

  private static int[] rows() {
    return IntStream.range(0, 30).toArray();
  }

  private static Classifier classifier(TableEncoding encoding) {
    NetworkSpec spec = NetworkSpec.linear(encoding.features().size());
    float[] parameters = new float[spec.parameters()];
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = 1f / (i + 1);
    }
    SampleDigest sample = SampleDigest.of(DenseFeatures.of(1, 1));
    SamplesDigest samples = new SamplesDigest(sample, sample, sample);
    Provenance provenance =
        new Provenance(
            "pubn",
            Map.of(),
            new Priors(0.5, 0.2),
            new Seed(1),
            "linear",
            "scalar",
            "0",
            samples,
            samples,
            0);
    return new Classifier(new Network(spec, parameters), provenance).withPreprocessing(encoding);
  }

  private Path save(TableEncoding encoding, String name) throws IOException {
    Path file = directory.resolve(name);
    ClassifierFile.save(classifier(encoding), file);
    return file;
  }

  @Test
  void whatIsLoadedEncodesTheSameBits() throws IOException {
    Table table = table();
    TableEncoding encoding = TableEncoding.learn(table, rows());

    Classifier loaded = ClassifierFile.load(save(encoding, "a.pubn"));

    TableEncoding again = (TableEncoding) loaded.preprocessing().get();
    assertThat(again.columns()).isEqualTo(encoding.columns());
    assertThat(again.features()).isEqualTo(encoding.features());
    assertThat(again.ids()).containsExactly("id");
    assertThat(loaded.scores(again.features(table, rows())))
        .isEqualTo(classifier(encoding).scores(encoding.features(table, rows())));
  }

  @Test
  void equalLearningGivesEqualBytes() throws IOException {
    Path first = save(TableEncoding.learn(table(), rows()), "a.pubn");
    Path second = save(TableEncoding.learn(table(), rows()), "b.pubn");
    Path other = save(TableEncoding.learn(table(), new int[] {0, 1, 2, 3, 7}), "c.pubn");

    assertThat(Files.readAllBytes(second)).isEqualTo(Files.readAllBytes(first));
    assertThat(Files.readAllBytes(other)).isNotEqualTo(Files.readAllBytes(first));
  }

  @Test
  void impossibleEncodingsAreRefused() {
    assertThatThrownBy(() -> new NumberEncoding("x", 0, 0, false))
        .hasMessage("deviation 0.0: must be a positive number");
    assertThatThrownBy(() -> new NumberEncoding("x", Double.NaN, 1, false))
        .hasMessage("mean NaN: must be a finite number");
    assertThatThrownBy(() -> new CategoryEncoding("x", List.of("a", "a"), false))
        .hasMessage("column \"x\": must have at most 50 values, all different");
    NumberEncoding number = new NumberEncoding("x", 0, 1, false);
    assertThatThrownBy(() -> new TableEncoding(List.of(number, number), List.of()))
        .hasMessage("column \"x\": occurs twice");
  }
}
