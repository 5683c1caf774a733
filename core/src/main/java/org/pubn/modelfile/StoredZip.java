package org.pubn.modelfile;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A zip file of a few entries that are stored, not compressed: no entry can be larger than the
 * file, so none can expand into more memory than the file takes on the disk. Problems with the
 * contents are {@link ZipException}s.
 */
final class StoredZip implements Closeable {

  /** The first moment a zip can express: files do not remember when they were written. */
  private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final ZipFile zip;
  private final Map<String, ZipEntry> entries = new HashMap<>();

  /**
   * Opens a file.
   *
   * @param maxEntries refuses files of more entries than this
   */
  StoredZip(Path file, int maxEntries) throws IOException {
    zip = new ZipFile(file.toFile());
    try {
      if (zip.size() > maxEntries) {
        throw new ZipException(zip.size() + " entries: must be at most " + maxEntries);
      }
      long limit = file.toFile().length();
      for (ZipEntry entry : Collections.list(zip.entries())) {
        check(entry, limit);
        if (entries.put(entry.getName(), entry) != null) {
          throw new ZipException("entry " + entry.getName() + ": occurs twice");
        }
      }
    } catch (IOException | RuntimeException e) {
      zip.close();
      throw e;
    }
  }

  private static void check(ZipEntry entry, long limit) throws ZipException {
    if (entry.getMethod() != ZipEntry.STORED) {
      throw new ZipException("entry " + entry.getName() + ": is compressed, must be stored");
    }
    if (entry.getSize() != entry.getCompressedSize() || entry.getSize() > limit) {
      throw new ZipException(
          "entry "
              + entry.getName()
              + ": declares "
              + entry.getSize()
              + " bytes, more than there are");
    }
  }

  Set<String> names() {
    return Collections.unmodifiableSet(entries.keySet());
  }

  /** The size of an entry in bytes. */
  long size(String name) throws ZipException {
    return entry(name).getSize();
  }

  /** Passes all bytes of an entry to the consumer, in small blocks, and checks their CRC. */
  void scan(String name, BlockConsumer consumer) throws IOException {
    ZipEntry entry = entry(name);
    try (InputStream raw = zip.getInputStream(entry);
        CheckedInputStream in = new CheckedInputStream(raw, new CRC32())) {
      byte[] block = new byte[1 << 13];
      long total = 0;
      for (int n = in.read(block); n >= 0; n = in.read(block)) {
        consumer.accept(block, n);
        total += n;
      }
      if (total != entry.getSize() || in.getChecksum().getValue() != entry.getCrc()) {
        throw new ZipException("entry " + name + ": is damaged");
      }
    }
  }

  /** All bytes of an entry. */
  byte[] bytes(String name) throws IOException {
    byte[] bytes = new byte[Math.toIntExact(size(name))];
    int[] filled = {0};
    scan(
        name,
        (block, length) -> {
          System.arraycopy(block, 0, bytes, filled[0], length);
          filled[0] += length;
        });
    return bytes;
  }

  /** Receives a block of bytes; the array is used again afterwards. */
  @FunctionalInterface
  interface BlockConsumer {
    void accept(byte[] block, int length);
  }

  private ZipEntry entry(String name) throws ZipException {
    ZipEntry entry = entries.get(name);
    if (entry == null) {
      throw new ZipException("entry " + name + ": is missing");
    }
    return entry;
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  /** Writes entries in the order of the map; equal entries give equal bytes. */
  static void write(OutputStream out, Map<String, byte[]> contents) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out);
    for (Map.Entry<String, byte[]> content : contents.entrySet()) {
      byte[] bytes = content.getValue();
      CRC32 crc = new CRC32();
      crc.update(bytes);
      ZipEntry entry = new ZipEntry(content.getKey());
      entry.setMethod(ZipEntry.STORED);
      entry.setTimeLocal(EPOCH);
      entry.setSize(bytes.length);
      entry.setCrc(crc.getValue());
      zip.putNextEntry(entry);
      zip.write(bytes);
      zip.closeEntry();
    }
    zip.finish();
  }
}
