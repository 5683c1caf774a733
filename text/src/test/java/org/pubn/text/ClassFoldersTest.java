package org.pubn.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;

class ClassFoldersTest {

  @TempDir Path root;

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void documentsAreSortedByClassThenByName() throws IOException {
    write("sci.space/9", "nine");
    write("sci.space/10", "ten");
    write("alt.atheism/5", "Zürich");
    write("README", "not a document");

    ClassFolders documents = ClassFolders.in(root, StandardCharsets.ISO_8859_1);

    assertThat(documents.classes()).containsExactly("alt.atheism", "sci.space");
    assertThat(documents.labels()).containsExactly(0, 1, 1);
    assertThat(documents.text(0)).isEqualTo("Zürich");
    assertThat(documents.text(1)).isEqualTo("ten");
    assertThat(documents.text(2)).isEqualTo("nine");
  }

  @Test
  void aFolderWithoutDocumentsIsRefused() {
    assertThatThrownBy(() -> ClassFolders.in(root, StandardCharsets.UTF_8))
        .isInstanceOf(DataFormatException.class)
        .hasMessageStartingWith(root + ": holds no documents");
  }
}
