package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.data.DenseFeatures;

final class LibsvmReaderTest {

  @TempDir Path directory;
  private TextFiles files;

  @BeforeEach
  void useDirectory() {
    files = new TextFiles(directory);
  }

  @Test
  void readsRowsAndLabels() throws IOException {
    Path file =
        files.writeGzip("a.svm.gz", "# made by hand\n+1 1:0.5 3:-2e1 # good\n\n-1\n0 2:1\t4:0 \n");

    LibsvmRows rows = LibsvmReader.read(file);

    assertThat(rows.label(0)).isEqualTo(1);
    assertThat(rows.label(1)).isEqualTo(-1);
    assertThat(rows.label(2)).isZero();
    DenseFeatures dense = rows.features().toDense();
    assertThat(dense.rows()).isEqualTo(3);
    assertThat(dense.columns()).isEqualTo(4);
    assertThat(dense.get(0, 0)).isEqualTo(0.5f);
    assertThat(dense.get(0, 1)).isZero();
    assertThat(dense.get(0, 2)).isEqualTo(-20);
    assertThat(dense.get(2, 1)).isEqualTo(1);
    assertThat(rows.features().cells(1)).isZero();
  }

  @Test
  void readsInPartsOfAGivenWidth() throws IOException {
    Path file = files.write("a.svm", "1 1:1\n2 2:2\n3 3:3");
    try (LibsvmReader reader = new LibsvmReader(file)) {
      LibsvmRows first = reader.next(2, 5).get();
      LibsvmRows second = reader.next(2, 5).get();

      assertThat(first.features().rows()).isEqualTo(2);
      assertThat(first.features().columns()).isEqualTo(5);
      assertThat(second.features().rows()).isEqualTo(1);
      assertThat(second.label(0)).isEqualTo(3);
      assertThat(second.features().toDense().get(0, 2)).isEqualTo(3);
      assertThat(reader.next(2, 5)).isEqualTo(Optional.empty());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          x 1:1     | line 1: label "x" is not a number
          1:1 2:2   | line 1: label "1:1" is not a number
          1 2       | line 1: value "" is not a number
          1 2:      | line 1: value "" is not a number
          1 :2      | line 1: index "" is not a number
          1 a:2     | line 1: index "a" is not a number
          1 1:b     | line 1: value "b" is not a number
          1 1:1:1   | line 1: value "1:1" is not a number
          1 0:1     | line 1: index 0 must lie in 1 … 16777216
          1 1.5:1   | line 1: index 1.5 must lie in 1 … 16777216
          1 3:1 2:1 | line 1: index 2 comes after 3, indices must rise
          1 2:1 2:1 | line 1: index 2 comes after 2, indices must rise
          1 1:1e39  | line 1: value "1:1e39" is too large
          1         | holds no value
          """)
  void refusesWhatIsNoRow(String text, String problem) throws IOException {
    Path file = files.write("a.svm", text);

    assertThatThrownBy(() -> LibsvmReader.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": " + problem);
  }

  @Test
  void refusesIndicesBeyondTheWidth() throws IOException {
    Path file = files.write("a.svm", "1 1:1\n1 4:1\n");
    try (LibsvmReader reader = new LibsvmReader(file)) {
      assertThatThrownBy(() -> reader.next(10, 3))
          .hasMessage(file + ": line 2: index 4 must lie in 1 … 3");
    }
  }
}
