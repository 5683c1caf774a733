package org.pubn.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;

class DocumentFolderTest {

  @TempDir Path root;

  private void write(String name, byte... bytes) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    Files.write(file, bytes);
  }

  private void write(String name, String text) throws IOException {
    write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private List<List<String>> rows() throws IOException {
    List<List<String>> rows = new ArrayList<>();
    try (DocumentFolder folder = new DocumentFolder(root, Content.TEXT, DamagedPictures.REFUSED)) {
      for (Optional<RowBatch> next = folder.next(); next.isPresent(); next = folder.next()) {
        for (int row = 0; row < next.get().rows(); row++) {
          rows.add(
              List.of(next.get().text(row, 0), next.get().text(row, 1), next.get().text(row, 2)));
        }
      }
    }
    return rows;
  }

  @Test
  void everyFileIsARowInTheOrderOfNames() throws IOException {
    write("b/9", "nine");
    write("b/10", "ten");
    write("b/c/1.txt", "");
    write("a.html", "first");
    write("z", "last\n");
    write(".hidden", "no");
    write(".git/config", "no");

    assertThat(rows())
        .containsExactly(
            List.of("a.html", "", "first"),
            List.of("b/10", "b", "ten"),
            List.of("b/9", "b", "nine"),
            List.of("b/c/1.txt", "b/c", ""),
            List.of("z", "", "last\n"));
  }

  @Test
  void bytesAreUtf8OrElseLatin1() throws IOException {
    write("1", "Zürich");
    write("2", "Zürich".getBytes(StandardCharsets.ISO_8859_1));
    write("3", "\ufeffmark");
    write("4", (byte) 1, (byte) 0xff, (byte) 'a', (byte) 0xc3);

    assertThat(rows().stream().map(row -> row.get(2)))
        .containsExactly("Zürich", "Zürich", "mark", "\u0001\u00ffa\u00c3");
  }

  @Test
  void aByteOrderMarkTellsUtf16() throws IOException {
    write("1", "\ufeffZürich".getBytes(StandardCharsets.UTF_16LE));
    write("2", "\ufeffZürich".getBytes(StandardCharsets.UTF_16BE));
    write("3", (byte) 0xff, (byte) 0xfe);
    write("4", (byte) 0xff);
    write("5", (byte) 0xff, (byte) 0xfe, (byte) 'a', (byte) 0, (byte) 'b');

    assertThat(rows().stream().map(row -> row.get(2)))
        .containsExactly("Zürich", "Zürich", "", "\u00ff", "a\ufffd");
  }

  @Test
  void manyFilesComeInSeveralBatches() throws IOException {
    for (int i = 0; i < 600; i++) {
      write(String.format("%03d", i), "x" + i);
    }

    assertThat(rows()).hasSize(600).endsWith(List.of("599", "", "x599"));
    try (DocumentFolder folder = new DocumentFolder(root, Content.TEXT, DamagedPictures.REFUSED)) {
      assertThat(folder.next().orElseThrow().rows()).isLessThan(600);
    }
  }

  @Test
  void linksAreFollowedButNotInCircles() throws IOException {
    write("a/1", "one");
    Files.createSymbolicLink(root.resolve("b"), root.resolve("a"));

    assertThat(rows()).containsExactly(List.of("a/1", "a", "one"), List.of("b/1", "b", "one"));

    Files.createSymbolicLink(root.resolve("a/up"), root);
    assertThatThrownBy(this::rows)
        .isInstanceOf(FileSystemLoopException.class)
        .hasMessage(root.resolve("a/up") + ": is a link to a folder that it lies in");
  }

  @Test
  void aFolderMustHoldDocuments() throws IOException {
    Files.createDirectory(root.resolve("inner"));

    assertThatThrownBy(this::rows)
        .isInstanceOf(DataFormatException.class)
        .hasMessage(root + ": holds no documents: there is no file in it");
    assertThatThrownBy(
            () -> new DocumentFolder(root.resolve("none"), Content.TEXT, DamagedPictures.REFUSED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(root.resolve("none") + ": is not a folder");
  }

  @Test
  void zerosTellUtf16() throws IOException {
    write("1", "Zürich".getBytes(StandardCharsets.UTF_16LE));
    write("2", "Zürich".getBytes(StandardCharsets.UTF_16BE));

    assertThat(rows().stream().map(row -> row.get(2))).containsExactly("Zürich", "Zürich");
  }

  @Test
  void whatIsNoTextIsNamed() throws IOException {
    write("image", (byte) 0x89, (byte) 'P', (byte) 0, (byte) 0, (byte) 0, (byte) 13);

    assertThatThrownBy(this::rows)
        .hasMessage(
            root.resolve("image") + ": is not text (it has zero bytes): move it out of the folder");
  }

  @Test
  void whatIsNoFileIsNamed() throws IOException, InterruptedException {
    Path link = Files.createSymbolicLink(root.resolve("link"), root.resolve("nowhere"));
    assertThatThrownBy(this::rows).hasMessage(link + ": is a link that leads nowhere");

    Files.delete(link);
    Path pipe = root.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThatThrownBy(this::rows)
        .hasMessage(
            pipe + ": is a pipe, a socket or a device, a folder of documents must hold files");
  }

  @Test
  void foldersWithinFoldersHaveAnEnd() throws IOException {
    Path folder = root;
    for (int i = 0; i < 900; i++) {
      folder = Files.createDirectory(folder.resolve("d"));
    }

    assertThatThrownBy(this::rows)
        .hasMessage(root.toRealPath() + ": has more than 100 levels of folders");
  }

  @Test
  void aDocumentHasAnEnd() throws IOException {
    Path huge = root.resolve("huge");
    try (FileChannel channel =
        FileChannel.open(huge, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      // A hole, which takes no place on the disk.
      channel.write(ByteBuffer.wrap(new byte[1]), 1L << 30);
    }

    assertThatThrownBy(this::rows)
        .hasMessage(huge + ": has 1073741825 bytes, a document may have 1073741824");
  }
}
