package org.pubn.corpus;

import java.io.IOException;
import java.nio.CharBuffer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.IoReason;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;

/**
 * A folder of documents as a table: one row for every file in it and in its folders, sorted by name
 * within every folder, with the columns
 *
 * <ul>
 *   <li>{@value #FILE}: its name, relative to the folder, with {@code /} between the parts;
 *   <li>{@value #FOLDER}: the part of it before the last {@code /}, empty where there is none;
 *   <li>{@code text}: what is in it. Bytes are taken for UTF-16 where its byte order mark stands
 *       first or their zeros tell, else for UTF-8, or, where they are none, for ISO-8859-1.
 * </ul>
 *
 * A folder of pictures has the column {@code image} instead ({@link PictureText}). The number of a
 * row's line is that of its file. Links are followed; names with a dot at the beginning are left
 * out. Links that lead nowhere, pipes, sockets, devices and files that are no text are refused by
 * name.
 */
final class DocumentFolder implements RowReader {

  static final String FILE = "file";
  static final String FOLDER = "folder";

  private static final int BATCH_ROWS = 256;
  private static final int BATCH_CHARACTERS = 1 << 20;

  private final Path root;
  private final FolderFiles files;
  private final Content content;
  private final DamagedPictures damaged;
  private final List<String> columns;
  private final RowBatch.Builder batch;
  private long count;

  /**
   * Opens a folder.
   *
   * @throws InputException if there is none
   */
  DocumentFolder(Path root, Content content, DamagedPictures damaged) throws IOException {
    if (!Files.isDirectory(root)) {
      throw new InputException(root + ": is not a folder");
    }
    this.root = root;
    this.files = new FolderFiles(root);
    this.content = content;
    this.damaged = damaged;
    this.columns = List.of(FILE, FOLDER, content.column());
    this.batch = new RowBatch.Builder(columns.size());
  }

  @Override
  public String source() {
    return root.toString();
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  /**
   * The next documents.
   *
   * @throws DataFormatException if the folder holds none at all, or one that is too long
   */
  @Override
  public Optional<RowBatch> next() throws IOException {
    while (batch.rows() < BATCH_ROWS && batch.length() < BATCH_CHARACTERS) {
      Optional<Path> file = files.next();
      if (file.isEmpty()) {
        break;
      }
      add(file.get());
    }
    if (batch.rows() > 0) {
      return Optional.of(batch.build());
    }
    if (count == 0) {
      throw new DataFormatException(source(), "holds no documents: there is no file in it");
    }
    return Optional.empty();
  }

  private void add(Path file) throws IOException {
    String name =
        root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    count++;
    CharBuffer text;
    if (content == Content.TEXT) {
      text = read(file, DocumentText::of);
    } else {
      String picture = read(file, PictureText::of);
      if (damaged.leavesOut(picture)) {
        return;
      }
      text = CharBuffer.wrap(picture.toCharArray());
    }
    batch.add(name);
    batch.add(name.substring(0, Math.max(0, name.lastIndexOf('/'))));
    batch.add(text.array(), text.arrayOffset() + text.position(), text.remaining());
    batch.endRow(count);
  }

  /** Reads a file into something. */
  @FunctionalInterface
  interface Reading<T> {
    T of(Path file) throws IOException;
  }

  static <T> T read(Path file, Reading<T> reading) throws IOException {
    try {
      return reading.of(file);
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, "cannot be read: " + IoReason.of(e));
    }
  }

  @Override
  public void close() {}
}
