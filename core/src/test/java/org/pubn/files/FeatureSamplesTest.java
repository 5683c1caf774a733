package org.pubn.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.random.Seed;

/** Files of ready-made features. */
class FeatureSamplesTest {

  @TempDir private Path directory;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static LoadedSamples load(TrainingFiles files) throws IOException {
    return new SampleLoader(0.5, new Seed(0), Optional.empty()).load(files);
  }

  @Test
  void libsvmFilesOfDifferentWidth() throws IOException {
    LoadedSamples samples =
        load(
            TrainingFiles.of(
                write("p.svm", "1 1:2\n1 1:3\n"), write("u.svm", "0 2:1\n0 4:1\n0 1:1\n0 3:1\n")));

    assertThat(samples.data().training().columns()).isEqualTo(4);
    assertThat(samples.data().training().unlabeled().rows()).isEqualTo(2);
    assertThat(samples.preprocessing()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {".svm", ".libsvm", ".svmlight", ".SVMLight"})
  void libsvmFilesByAllTheirNames(String ending) throws IOException {
    LoadedSamples samples =
        load(
            TrainingFiles.of(
                write("p" + ending, "1 1:2\n1 2:3\n"), write("u" + ending, "0 2:1\n0 1:4\n")));

    assertThat(samples.data().training().columns()).isEqualTo(2);
  }

  @Test
  void rowsOfALibsvmFileBeginWithTheirLabel() throws IOException {
    LoadedSamples samples =
        load(labeled(write("all.svm", "+1 1:2\n+1 1:3\n-1 2:1\n-1 2:2\n0 1:1\n0 2:5\n")));

    assertThat(samples.data().training().positive().rows()).isEqualTo(1);
    assertThat(samples.data().validation().negative().rows()).isEqualTo(1);
  }

  /** A NumPy file of numbers of four bytes. */
  private Path npy(String name, String shape, float... values) throws IOException {
    String header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + shape + "), }\n";
    ByteBuffer bytes =
        ByteBuffer.allocate(10 + header.length() + 4 * values.length)
            .order(ByteOrder.LITTLE_ENDIAN);
    bytes.put(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0});
    bytes.putShort((short) header.length());
    bytes.put(header.getBytes(StandardCharsets.US_ASCII));
    for (float value : values) {
      bytes.putFloat(value);
    }
    return Files.write(directory.resolve(name), bytes.array());
  }

  private static TrainingFiles labeled(Path rows, Path... labels) {
    return TrainingFiles.labeled(
        rows, Optional.empty(), RoleLabels.RECOGNIZED, Arrays.stream(labels).findFirst());
  }

  @Test
  void labelsOfNumpyRowsInAFileOfTheirOwn() throws IOException {
    Path rows = npy("x.npy", "6, 2", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    LoadedSamples samples = load(labeled(rows, npy("y.npy", "6,", 1, 0, -1, 1, 0, -1)));

    assertThat(samples.data().training().positive().rows()).isEqualTo(1);
    assertThat(samples.data().training().negative().rows()).isEqualTo(1);
    assertThat(samples.data().validation().positive().columns()).isEqualTo(2);

    Path few = npy("few.npy", "2,", 1, 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(labeled(rows, few)))
        .withMessage(
            few
                + ": has 2 rows of 1 numbers, must have one label for each of the 6 rows of "
                + rows);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(labeled(rows)))
        .withMessageContaining("holds no labels; give them in a .npy file");
  }

  @Test
  void whatDoesNotGoTogether() throws IOException {
    Path svm = write("p.svm", "1 1:2\n1 1:3\n");
    Path csv = write("u.csv", "x\n1\n2\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(TrainingFiles.of(svm, csv)))
        .withMessageEndingWith("tables and ready-made features cannot be mixed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(TrainingFiles.labeled(svm, "y")))
        .withMessageStartingWith("label column y: ");
    Path npy = write("a.npy", "");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> load(labeled(npy)))
        .withMessage(
            npy
                + ": holds no labels; give them in a .npy file, or positive and unlabeled rows in"
                + " files of their own");
  }
}
