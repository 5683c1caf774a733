package org.pubn.lab.download;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * Unpacks a gzip-compressed tar archive into a new directory. Plain files and directories inside
 * the directory are all it makes: an archive with links, devices, absolute paths, {@code ..}, files
 * that occur twice or more bytes than allowed is refused.
 */
final class Unpacker {

  private static final int BUFFER_BYTES = 1 << 16;
  private static final int MAX_ENTRIES = 100_000;

  private final Disk disk;
  private final Progress progress;

  Unpacker(Disk disk, Progress progress) {
    this.disk = disk;
    this.progress = progress;
  }

  /**
   * Unpacks an archive.
   *
   * @param name what to call it in reports of progress
   * @param limit how many bytes the files may have together
   * @throws IOException if the archive cannot be read or is refused; says why
   */
  void unpack(Path archive, String name, Path directory, long limit) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    try (InputStream file = new BufferedInputStream(new Counted(archive, "unpacking " + name));
        InputStream unzipped = new GZIPInputStream(file, BUFFER_BYTES)) {
      TarReader tar = new TarReader(unzipped);
      long left = limit;
      int entries = 0;
      for (Optional<TarEntry> next = tar.next(); next.isPresent(); next = tar.next()) {
        TarEntry entry = next.get();
        left -= entry.bytes();
        entries++;
        if (left < 0 || entries > MAX_ENTRIES) {
          throw new IOException(
              String.format(
                  Locale.ROOT, "it has more than %,d bytes or %,d files", limit, MAX_ENTRIES));
        }
        write(entry, tar, directory, buffer);
      }
      drain(unzipped, buffer, limit);
    }
  }

  private void write(TarEntry entry, TarReader tar, Path directory, byte[] buffer)
      throws IOException {
    Path target = safePath(directory, entry.path());
    switch (entry.kind()) {
      case DIRECTORY -> makeDirectory(target, entry);
      case FILE -> {
        makeDirectory(target.resolveSibling(""), entry);
        if (Files.exists(target)) {
          throw new IOException("\"" + entry.path() + "\" occurs twice in it");
        }
        try (DiskWriter out = new DiskWriter(disk, target, StandardOpenOption.CREATE_NEW)) {
          for (int n = tar.read(buffer); n >= 0; n = tar.read(buffer)) {
            out.write(buffer, n);
          }
        }
      }
      case OTHER ->
          throw new IOException("\"" + entry.path() + "\" in it is neither file nor directory");
    }
  }

  private static void makeDirectory(Path directory, TarEntry entry) throws IOException {
    try {
      Files.createDirectories(directory);
    } catch (FileAlreadyExistsException e) {
      throw new IOException("\"" + entry.path() + "\" in it lies below a file", e);
    } catch (IOException e) {
      throw DiskWriter.failure(directory, e);
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
  private static void drain(InputStream in, byte[] buffer, long limit) throws IOException {
    long left = limit;
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      left -= n;
      if (left < 0) {
        throw new IOException("it goes on long after the last file");
      }
    }
  }

  /** The archive, with reports of how much of it was read. */
  private final class Counted extends FilterInputStream {
    private final String name;
    private final long total;
    private long done;

    Counted(Path file, String name) throws IOException {
      super(Files.newInputStream(file));
      this.name = name;
      total = Files.size(file);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int n = super.read(bytes, offset, length);
      if (n > 0) {
        done += n;
        progress.update(name, done, total);
      }
      return n;
    }
  }
}
