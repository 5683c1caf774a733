package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;

class EncodedTextTest {

  private static final int COLUMNS = 1152;

  private static final EncoderSource PACKAGED = EncoderSource.of(EncoderSource.DEFAULT);

  @TempDir private Path directory;

  private static EncodedText preprocessing(EncoderSource source) {
    double[] means = new double[COLUMNS];
    double[] deviations = new double[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      means[i] = 0.1 * i;
      deviations[i] = i % 7;
    }
    return new EncodedText("body", source, new ColumnScaling(means, deviations));
  }

  private static Classifier classifier(EncoderSource source) {
    DenseFeatures rows = DenseFeatures.ofOwned(COLUMNS, new float[COLUMNS]);
    SamplesDigest digest = SamplesDigest.of(new PubnSamples(rows, rows, rows));
    Provenance provenance =
        new Provenance(
            "pn",
            Map.of(),
            new Priors(0.5, 0.2),
            new Seed(1),
            "linear",
            "scalar",
            "0",
            digest,
            digest,
            0);
    float[] parameters = new float[COLUMNS + 1];
    Arrays.fill(parameters, 0.01f);
    return new Classifier(new Network(NetworkSpec.linear(COLUMNS), parameters), provenance)
        .withPreprocessing(preprocessing(source));
  }

  private static RowBatch rows(String... documents) {
    RowBatch.Builder rows = new RowBatch.Builder(1);
    for (String document : documents) {
      rows.add(document);
      rows.endRow(1);
    }
    return rows.build();
  }

  @Test
  void travelsInTheFileOfAClassifier() throws IOException {
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(classifier(PACKAGED), file);
    EncodedText loaded = (EncodedText) ClassifierFile.load(file).preprocessing().orElseThrow();
    RowBatch documents = rows("red apple", "");

    DenseFeatures before =
        (DenseFeatures) preprocessing(PACKAGED).encoder(List.of("body")).encode(documents);
    DenseFeatures after = (DenseFeatures) loaded.encoder(List.of("body")).encode(documents);

    assertThat(loaded.features()).hasSize(COLUMNS).startsWith("mean 0").contains("max 383");
    for (int i = 0; i < COLUMNS; i++) {
      assertThat(after.get(0, i)).isEqualTo(before.get(0, i));
      assertThat(after.get(1, i)).isEqualTo(before.get(1, i));
    }
  }

  @Test
  void anotherTransformerOfTheSameNameIsRefused() throws IOException {
    Files.write(directory.resolve("model.onnx"), PACKAGED.model());
    Files.write(directory.resolve("tokenizer.json"), PACKAGED.tokenizer());
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(classifier(EncoderSource.of(directory.toString())), file);
    Files.writeString(directory.resolve("tokenizer.json"), "\n", StandardOpenOption.APPEND);

    assertThatThrownBy(() -> ClassifierFile.load(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessageContaining(
            "encoder " + directory + ": is not the one the classifier was trained with");
  }

  @Test
  void aMissingColumnIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> preprocessing(PACKAGED).encoder(List.of("id", "title")))
        .withMessage("column body: is missing; there are id, title");
  }
}
