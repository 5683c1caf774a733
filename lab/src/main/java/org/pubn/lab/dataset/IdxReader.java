package org.pubn.lab.dataset;

import static org.pubn.report.table.Text.format;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.ZipException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.Gzip;

/**
 * Reads the IDX format in which MNIST is published: a magic number, the sizes of the dimensions
 * (big-endian, 32 bits each), then the values. Only unsigned bytes are supported. Gzip is
 * recognized by its first bytes, whatever the name of the file; rubbish after the end of an archive
 * is ignored, as gzip itself does.
 *
 * <p>All methods throw {@link DataFormatException} for contents that are damaged, cut short, too
 * long or of another kind. Memory grows with what is there, never with what a header promises.
 */
public final class IdxReader {

  private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  /** The two kinds of file, told apart by the magic number: type 0x08, then the dimensions. */
  private enum Kind {
    LABELS(0x00000801, 1),
    IMAGES(0x00000803, 3);

    private final int magic;
    private final int dimensions;

    Kind(int magic, int dimensions) {
      this.magic = magic;
      this.dimensions = dimensions;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private IdxReader() {}

  /** Reads a file of labels: one dimension. */
  public static IdxArray labels(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return labels(in, file.toString());
    }
  }

  /** Reads labels from a stream, which is left open; {@code name} is for messages. */
  public static IdxArray labels(InputStream in, String name) throws IOException {
    return read(in, name, Kind.LABELS);
  }

  /** Reads a file of images: items, rows, columns. */
  public static IdxArray images(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return images(in, file.toString());
    }
  }

  /** Reads images from a stream, which is left open; {@code name} is for messages. */
  public static IdxArray images(InputStream in, String name) throws IOException {
    return read(in, name, Kind.IMAGES);
  }

  private static IdxArray read(InputStream in, String name, Kind kind) throws IOException {
    try {
      InputStream plain = Gzip.unpacked(new BufferedInputStream(in));
      int[] sizes = readSizes(plain, name, kind);
      return new IdxArray(sizes, readValues(plain, name, valueCount(name, sizes)));
    } catch (ZipException | EOFException e) {
      throw new DataFormatException(name, "damaged or incomplete gzip data", e);
    }
  }

  private static int[] readSizes(InputStream in, String name, Kind kind) throws IOException {
    int wanted = Integer.BYTES * (1 + kind.dimensions);
    ByteBuffer header = ByteBuffer.wrap(in.readNBytes(wanted));
    int magic = header.remaining() < Integer.BYTES ? kind.magic : header.getInt();
    if (magic != kind.magic) {
      throw new DataFormatException(
          name, format("magic number 0x%08x, %s have 0x%08x", magic, kind, kind.magic));
    }
    if (header.limit() < wanted) {
      throw new DataFormatException(
          name, "ends after " + header.limit() + " bytes, the header alone has " + wanted);
    }
    int[] sizes = new int[kind.dimensions];
    header.asIntBuffer().get(sizes);
    return sizes;
  }

  private static int valueCount(String name, int[] sizes) {
    long itemLength = 1;
    for (int i = 0; i < sizes.length; i++) {
      int least = i == 0 ? 0 : 1;
      // Unsigned in the format: what Java reads as negative is a size beyond every limit.
      long size = Integer.toUnsignedLong(sizes[i]);
      if (size < least || size > MAX_BYTES) {
        throw new DataFormatException(
            name, "dimension " + i + " of size " + size + ", must be " + least + " … " + MAX_BYTES);
      }
      itemLength = i == 0 ? 1 : multiplyCapped(itemLength, size);
    }
    // The length of an item has its limit also where there is none.
    if (Math.max(itemLength, multiplyCapped(itemLength, sizes[0])) > MAX_BYTES) {
      throw new DataFormatException(name, "promises more than " + MAX_BYTES + " values");
    }
    return (int) (itemLength * sizes[0]);
  }

  private static long multiplyCapped(long count, long size) {
    return Math.min(count * size, MAX_BYTES + 1L);
  }

  private static byte[] readValues(InputStream in, String name, int wanted) throws IOException {
    byte[] values = in.readNBytes(wanted);
    if (values.length < wanted) {
      throw new DataFormatException(
          name, "ends after " + values.length + " values, the header promises " + wanted);
    }
    if (in.read() != -1) {
      throw new DataFormatException(
          name, "has more bytes after the " + wanted + " values that the header promises");
    }
    return values;
  }
}
