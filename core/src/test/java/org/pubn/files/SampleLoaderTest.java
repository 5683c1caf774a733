package org.pubn.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.random.Seed;
import org.pubn.table.ColumnKind;
import org.pubn.table.ColumnSummary;

class SampleLoaderTest {

  @TempDir private Path directory;
  private SmallTables tables;

  @BeforeEach
  void setUp() {
    tables = new SmallTables(directory);
  }

  private static LoadedSamples load(TrainingFiles files) throws IOException {
    return new SampleLoader(0.2, new Seed(0), Optional.empty()).load(files);
  }

  private TrainingFiles separate() {
    return TrainingFiles.of(tables.positive(), tables.unlabeled(), tables.negative());
  }

  private TrainingFiles labeled(String column) {
    return TrainingFiles.labeled(tables.labeled(), column);
  }

  @Test
  void threeFilesBecomeThreeSamples() throws IOException {
    LoadedSamples samples = load(separate());

    assertThat(samples.data().training().positive().rows()).isEqualTo(48);
    assertThat(samples.data().validation().positive().rows()).isEqualTo(12);
    assertThat(samples.data().training().unlabeled().rows()).isEqualTo(240);
    assertThat(samples.data().training().negative().rows()).isEqualTo(48);
    assertThat(samples.featureColumns().columns())
        .extracting(FeatureColumns.Column::name)
        .containsExactly("income", "colour", "noise");
    assertThat(samples.columns())
        .filteredOn(column -> column.kind() == ColumnKind.IGNORED)
        .extracting(ColumnSummary::name)
        .containsExactly("customer");
    assertThat(samples.columns().get(2).missing()).isPositive();
  }

  @Test
  void aLabelColumnSaysTheSameAsThreeFiles() throws IOException {
    assertThat(SamplesDigest.of(load(labeled("bought")).data().training()))
        .isEqualTo(SamplesDigest.of(load(separate()).data().training()));
  }

  /** The mean over all training rows is 0, that over held-out rows is not: it was not looked at. */
  @Test
  void scalesComeFromTrainingRows() throws IOException {
    LoadedSamples samples = load(separate());
    double sum = 0;
    int rows = 0;
    for (var sample :
        List.of(
            samples.data().training().positive(),
            samples.data().training().unlabeled(),
            samples.data().training().negative())) {
      for (int row = 0; row < sample.rows(); row++) {
        sum += ((DenseFeatures) sample).get(row, 0);
      }
      rows += sample.rows();
    }

    assertThat(sum / rows).isCloseTo(0, within(1e-4));
  }

  @Test
  void filesThatAreNot() {
    Path missing = directory.resolve("missing.csv");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(TrainingFiles.of(missing, tables.unlabeled())))
        .withMessage(missing + ": is not a file");
  }

  @Test
  void labelsThatAreNot() throws IOException {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(labeled("sold")))
        .withMessageContaining("column \"sold\": must be one of customer, income");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                load(
                    TrainingFiles.labeled(
                        tables.labeled(),
                        Optional.empty(),
                        RoleLabels.RECOGNIZED,
                        Optional.empty())))
        .withMessageStartingWith("label column: is missing");
    Path onlyPositive = Files.writeString(directory.resolve("p.csv"), "x,y\n1,1\n2,1\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(TrainingFiles.labeled(onlyPositive, "y")))
        .withMessage(onlyPositive + ", column \"y\": has no unlabeled rows");
  }
}
