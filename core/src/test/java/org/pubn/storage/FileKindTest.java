package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileKindTest {

  @ParameterizedTest
  @CsvSource({
    "a.svm, LIBSVM",
    "a.libsvm, LIBSVM",
    "a.svmlight, LIBSVM",
    "a.SVMLIGHT.GZ, LIBSVM",
    "a.npy, NPY",
    "a.txt, LINES",
    "a.txt.gz, LINES",
    "a.csv, TABLE",
    "a.npy.gz, TABLE",
    "svm, TABLE",
    "a, TABLE"
  })
  void theNameSaysIt(String name, FileKind kind) {
    assertThat(FileKind.of(Path.of(name))).isEqualTo(kind);
  }

  @Test
  void aFolderIsDocuments(@TempDir Path folder) {
    assertThat(FileKind.of(folder)).isEqualTo(FileKind.FOLDER);
    assertThat(FileKind.FOLDER.isText()).isTrue();
    assertThat(FileKind.FOLDER.isFeatures()).isFalse();
  }
}
