package org.pubn.lab.download;

import static org.pubn.report.table.Text.format;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.tar.TarUtils;
import org.pubn.data.Progress;

/**
 * Unpacks a gzip-compressed tar archive into a new directory. Plain files and directories inside
 * the directory are all it makes: an archive with links, devices, absolute paths, {@code ..}, files
 * that occur twice or more bytes than allowed is refused.
 */
record Unpacker(Disk disk, Progress progress) {

  private static final int BUFFER_BYTES = 1 << 16;
  private static final int MAX_ENTRIES = 100_000;

  /**
   * Unpacks an archive.
   *
   * @param name what to call it in reports of progress
   * @param limit how many bytes the files may have together
   * @throws IOException if the archive cannot be read or is refused; says why
   */
  void unpack(Path archive, String name, Path directory, long limit) throws IOException {
    try (InputStream file = Files.newInputStream(archive);
        InputStream counted =
            CountedStream.of(file, progress, "unpacking " + name, 0, Files.size(archive));
        InputStream unzipped = new GZIPInputStream(new BufferedInputStream(counted), BUFFER_BYTES);
        CheckedTar tar = new CheckedTar(unzipped)) {
      long left = limit;
      int entries = 0;
      for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
        left -= entry.getSize();
        entries++;
        if (left < 0 || entries > MAX_ENTRIES) {
          throw new IOException(
              format("it has more than %,d bytes or %,d files", limit, MAX_ENTRIES));
        }
        write(entry, tar, directory);
      }
      drain(unzipped, limit);
    }
  }

  private void write(TarArchiveEntry entry, InputStream contents, Path directory)
      throws IOException {
    String name = entry.getName();
    Path target = safePath(directory, name);
    byte kind = entry.getLinkFlag();
    boolean plain = kind == TarConstants.LF_NORMAL || kind == TarConstants.LF_OLDNORM;
    // Archives older than ustar mark a directory by the slash alone.
    if (kind == TarConstants.LF_DIR || (plain && name.endsWith("/"))) {
      makeDirectory(target, name);
    } else if (plain && !entry.isSparse()) {
      makeDirectory(target.resolveSibling(""), name);
      if (Files.exists(target)) {
        throw new IOException("\"" + name + "\" occurs twice in it");
      }
      disk.write(contents, target, StandardOpenOption.CREATE_NEW);
    } else {
      throw new IOException("\"" + name + "\" in it is neither file nor directory");
    }
  }

  private static void makeDirectory(Path directory, String name) throws IOException {
    try {
      Files.createDirectories(directory);
    } catch (FileAlreadyExistsException e) {
      throw new IOException("\"" + name + "\" in it lies below a file", e);
    } catch (IOException e) {
      throw DatasetException.cannotWrite(directory, e);
    }
  }

  /** The path inside a directory that a name in an archive stands for. */
  private static Path safePath(Path directory, String name) throws IOException {
    boolean absolute = name.startsWith("/") || name.matches("[A-Za-z]:.*");
    if (name.isEmpty() || absolute || name.indexOf('\\') >= 0 || name.indexOf('\0') >= 0) {
      throw leadsOutside(name);
    }
    Path path = directory;
    for (String step : name.split("/+", -1)) {
      if (step.equals("..")) {
        throw leadsOutside(name);
      }
      path = path.resolve(step);
    }
    return path.normalize();
  }

  private static IOException leadsOutside(String name) {
    return new IOException("the path \"" + name + "\" in it leads outside");
  }

  /** Reads on to the end, where gzip has the checksum of everything before. */
  private static void drain(InputStream in, long limit) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    long left = limit;
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      left -= n;
      if (left < 0) {
        throw new IOException("it goes on long after the last file");
      }
    }
  }

  /**
   * A tar archive that must have an end, and whose headers are looked at before the library
   * believes them: it keeps names and pax records in memory, however long, and calls itself for
   * each.
   */
  private static final class CheckedTar extends TarArchiveInputStream {

    private static final String EXTENSIONS = "LKxXg";
    private static final int MAX_EXTENSIONS = 10;
    private static final int MAX_EXTENSION_BYTES = 1 << 16;
    private static final int TYPE_AT = 156;
    private static final int SIZE_AT = 124;

    private int extensions;

    /** Owners, dates and modes do not matter, so that they are read leniently. */
    CheckedTar(InputStream source) {
      super(source, TarConstants.DEFAULT_BLKSIZE, TarConstants.DEFAULT_RCDSIZE, "UTF-8", true);
      in =
          new FilterInputStream(source) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
              int n = super.read(bytes, offset, length);
              if (n < 0 && !isAtEOF()) {
                throw new EOFException("it ends in the middle of a file");
              }
              return n;
            }
          };
    }

    @Override
    protected byte[] readRecord() throws IOException {
      byte[] header = super.readRecord();
      if (isAtEOF() || isEOFRecord(header)) {
        return header;
      }
      try {
        if (!TarUtils.verifyCheckSum(header)) {
          throw new IOException("a header in it is damaged");
        }
        boolean extension = EXTENSIONS.indexOf(header[TYPE_AT]) >= 0;
        long bytes = TarUtils.parseOctalOrBinary(header, SIZE_AT, TarConstants.SIZELEN);
        extensions = extension ? extensions + 1 : 0;
        if (extensions > MAX_EXTENSIONS || (extension && bytes > MAX_EXTENSION_BYTES)) {
          throw new IOException("a name in it is too long");
        }
      } catch (IllegalArgumentException e) {
        throw new IOException("a header in it is damaged", e);
      }
      return header;
    }
  }
}
