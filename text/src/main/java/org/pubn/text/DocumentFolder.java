package org.pubn.text;

import java.io.IOException;
import java.nio.CharBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.data.DataFormatException;
import org.pubn.data.RowBatch;
import org.pubn.data.RowReader;

/**
 * A folder of documents as a table: one row for every file in it and in its folders, sorted by name
 * within every folder, with the columns
 *
 * <ul>
 *   <li>{@value #FILE}: its name, relative to the folder, with {@code /} between the parts;
 *   <li>{@value #FOLDER}: the part of it before the last {@code /}, empty where there is none;
 *   <li>{@value #TEXT}: what is in it. Bytes are taken for UTF-16 where its byte order mark stands
 *       first, else for UTF-8, or, where they are none, for ISO-8859-1.
 * </ul>
 *
 * The number of a row's line is that of its file. Links are followed; names with a dot at the
 * beginning are left out.
 */
public final class DocumentFolder implements RowReader {

  public static final String FILE = "file";
  public static final String FOLDER = "folder";
  public static final String TEXT = "text";

  private static final int BATCH_ROWS = 256;
  private static final int BATCH_CHARACTERS = 1 << 20;

  private final Path root;
  private final FolderFiles files;
  private final List<String> columns = List.of(FILE, FOLDER, TEXT);
  private final RowBatch.Builder batch = new RowBatch.Builder(columns.size());
  private long count;

  /**
   * Opens a folder.
   *
   * @throws IllegalArgumentException if there is none
   */
  public DocumentFolder(Path root) throws IOException {
    if (!Files.isDirectory(root)) {
      throw new IllegalArgumentException(root + ": is not a folder");
    }
    this.root = root;
    this.files = new FolderFiles(root);
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
    CharBuffer text = text(file);
    batch.add(name);
    batch.add(name.substring(0, Math.max(0, name.lastIndexOf('/'))));
    batch.add(text.array(), text.arrayOffset() + text.position(), text.remaining());
    batch.endRow(++count);
  }

  private static CharBuffer text(Path file) throws IOException {
    try {
      return DocumentText.of(file);
    } catch (IOException e) {
      throw new IOException(file + ": cannot be read (" + e.getClass().getSimpleName() + ")", e);
    }
  }

  @Override
  public void close() {}
}
