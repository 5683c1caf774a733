package org.pubn.modelfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.origin.ProgramVersion;
import org.pubn.stats.Interval;

final class ClassifierFileTest {

  @TempDir private Path directory;

  private Path file() {
    return directory.resolve("model.pubn");
  }

  static void assertSame(Classifier actual, Classifier expected) {
    DenseFeatures rows = GoldenClassifiers.rows(100, expected.columns());
    assertThat(actual.scores(rows)).isEqualTo(expected.scores(rows));
    assertThat(actual.probabilities(rows)).isEqualTo(expected.probabilities(rows));
    assertThat(actual.threshold()).isEqualTo(expected.threshold());
    assertThat(actual.provenance()).isEqualTo(expected.provenance());
    assertThat(actual.provenance().hyperParameters().keySet())
        .containsExactlyElementsOf(expected.provenance().hyperParameters().keySet());
  }

  @Test
  void whatIsLoadedIsWhatWasSaved() throws IOException {
    for (Classifier classifier :
        new Classifier[] {
          GoldenClassifiers.golden(),
          GoldenClassifiers.linear(),
          GoldenClassifiers.residual(),
          GoldenClassifiers.calibrated(),
          GoldenClassifiers.linear().withPiWithin(new Interval(0.25, 0.5)),
          GoldenClassifiers.linear()
              .withImportance(
                  List.of(
                      new ColumnImportance("a \"b\"", 0.25, 0.125),
                      new ColumnImportance("c", -0.5, 0)))
        }) {
      ClassifierFile.save(classifier, file());
      assertSame(ClassifierFile.load(file()), classifier);
    }
  }

  @Test
  void anImportanceThatIsNoneIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ColumnImportance("a", Double.NaN, 0))
        .withMessage("importance NaN ± 0.0 of a column: must be finite");
    assertThatIllegalArgumentException().isThrownBy(() -> new ColumnImportance("a", 0, -1));
  }

  @Test
  void nestedMinimaScoreTheSame() throws IOException {
    Network[] networks = new Network[4];
    for (int i = 0; i < networks.length; i++) {
      networks[i] = GoldenClassifiers.network(NetworkSpec.mlp(3, 4), i);
    }
    Scorer nested =
        new MinimumScorer(
            networks[0],
            new MinimumScorer(new MinimumScorer(networks[1], networks[2]), networks[3]));
    Classifier classifier = new Classifier(nested, GoldenClassifiers.provenance());
    ClassifierFile.save(classifier, file());
    assertSame(ClassifierFile.load(file()), classifier);
  }

  @Test
  void equalClassifiersGiveEqualBytes() throws IOException {
    ClassifierFile.save(GoldenClassifiers.golden(), file());
    Path other = directory.resolve("other name");
    ClassifierFile.save(ClassifierFile.load(file()), other);
    assertThat(other).hasSameBinaryContentAs(file());
  }

  @Test
  void theGoldenFilesAreReadAndWrittenAsEver() throws IOException {
    assertAsEver(GoldenClassifiers.RESOURCE, GoldenClassifiers.golden());
    assertAsEver(GoldenClassifiers.CALIBRATED_RESOURCE, GoldenClassifiers.calibrated());
  }

  private void assertAsEver(String resource, Classifier expected) throws IOException {
    Path golden = directory.resolve(resource);
    try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream(resource))) {
      Files.copy(in, golden);
    }
    assertSame(ClassifierFile.load(golden), expected);
    ClassifierFile.save(expected, file());
    assertThat(file()).hasSameBinaryContentAs(golden);
  }

  @Test
  void parametersAreLittleEndianFloatsInAPlainZip() throws IOException {
    Classifier linear = GoldenClassifiers.linear();
    ClassifierFile.save(linear, file());
    try (ZipFile zip = new ZipFile(file().toFile())) {
      assertThat(Collections.list(zip.entries()))
          .extracting(ZipEntry::getName)
          .containsExactly("model.json", "network-0.f32");
      byte[] bytes;
      try (InputStream in = zip.getInputStream(zip.getEntry("network-0.f32"))) {
        bytes = in.readAllBytes();
      }
      ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      for (float parameter : ((Network) linear.scorer()).parameters()) {
        assertThat(buffer.getFloat()).isEqualTo(parameter);
      }
      assertThat(buffer.hasRemaining()).isFalse();
    }
  }

  @Test
  void aScorerThatNoFormatWritesIsRefused() {
    record Constant(int columns) implements Scorer {
      @Override
      public float[] scores(Features rows) {
        return new float[rows.rows()];
      }
    }

    Classifier classifier = new Classifier(new Constant(2), GoldenClassifiers.provenance());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClassifierFile.save(classifier, file()))
        .withMessage("scorer Constant: cannot be saved");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aMissingFileIsNoFormatError() {
    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> ClassifierFile.load(file()));
    assertThatExceptionOfType(IOException.class).isThrownBy(() -> ClassifierFile.load(directory));
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(ProgramVersion.current()).matches("\\d+\\.\\d+\\.\\d+(-\\w+)?");
  }
}
