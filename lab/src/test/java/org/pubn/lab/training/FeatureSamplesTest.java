package org.pubn.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.sample.Seed;

/** Files of ready-made features. */
class FeatureSamplesTest {

  @TempDir private Path directory;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static LoadedSamples load(TrainingFiles files) throws IOException {
    ColumnOverrides inferred = new ColumnOverrides(List.of(), List.of(), List.of());
    return new SampleLoader(inferred, 0.5, new Seed(0), 1).load(files, ProgressDisplay.NONE);
  }

  @Test
  void libsvmFilesOfDifferentWidth() throws IOException {
    LoadedSamples samples =
        load(
            new TrainingFiles.Separate(
                write("p.svm", "1 1:2\n1 1:3\n"),
                write("u.svm", "0 2:1\n0 4:1\n0 1:1\n0 3:1\n"),
                Optional.empty()));

    assertThat(samples.data().training().columns()).isEqualTo(4);
    assertThat(samples.data().training().unlabeled().rows()).isEqualTo(2);
    assertThat(samples.preprocessing()).isEmpty();
  }

  @Test
  void rowsOfALibsvmFileBeginWithTheirLabel() throws IOException {
    LoadedSamples samples =
        load(
            new TrainingFiles.Labeled(
                write("all.svm", "+1 1:2\n+1 1:3\n-1 2:1\n-1 2:2\n0 1:1\n0 2:5\n"),
                Optional.empty(),
                RoleLabels.RECOGNISED));

    assertThat(samples.data().training().positive().rows()).isEqualTo(1);
    assertThat(samples.data().validation().negative().rows()).isEqualTo(1);
  }

  @Test
  void whatDoesNotGoTogether() throws IOException {
    Path svm = write("p.svm", "1 1:2\n1 1:3\n");
    Path csv = write("u.csv", "x\n1\n2\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(new TrainingFiles.Separate(svm, csv, Optional.empty())))
        .withMessageEndingWith("tables and ready-made features cannot be mixed");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> load(new TrainingFiles.Labeled(svm, Optional.of("y"), RoleLabels.RECOGNISED)))
        .withMessageStartingWith("--label y: ");
    Path npy = write("a.npy", "");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> load(new TrainingFiles.Labeled(npy, Optional.empty(), RoleLabels.RECOGNISED)))
        .withMessage("--input " + npy + ": holds no labels; give --positive and --unlabeled");
  }
}
