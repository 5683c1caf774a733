package org.pubn.storage;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.pubn.data.DenseFeatures;

/**
 * Reads NumPy's {@code .npy} files, versions 1 to 3: tables of floats, integers or booleans, row
 * after row (C order), in either order of bytes. An array of one dimension is a table of one
 * column.
 *
 * <p>The size of the file is checked against its header before anything is allocated. All methods
 * throw {@link DataFormatException} for contents that are not so, or not finite. Not safe for use
 * by several threads.
 */
public final class NpyReader implements Closeable {

  private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'};
  private static final int MAX_HEADER = 1 << 16;

  private final String source;
  private final SteadyFile steady;
  private final FileChannel channel;
  private final NpyHeader header;
  private long read;

  /** Opens a file and reads its header. */
  public NpyReader(Path file) throws IOException {
    this.source = file.toString();
    this.steady = SteadyFile.of(file);
    this.channel = FileChannel.open(file);
    try {
      this.header = readHeader();
      checkSize();
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** Reads a whole file. */
  public static DenseFeatures read(Path file) throws IOException {
    try (NpyReader reader = new NpyReader(file)) {
      return reader
          .next(Integer.MAX_VALUE)
          .orElseThrow(() -> new DataFormatException(reader.source, "has no rows"));
    }
  }

  /** Number of rows. */
  public long rows() {
    return header.rows();
  }

  /** Length of a row. */
  public int columns() {
    return (int) header.columns();
  }

  /**
   * The next rows; empty at the end.
   *
   * @param most the greatest number of rows to read
   */
  public Optional<DenseFeatures> next(int most) throws IOException {
    long rows = Math.min(most, header.rows() - read);
    if (rows == 0) {
      return Optional.empty();
    }
    if (rows * header.columns() > Integer.MAX_VALUE - 8) {
      throw new DataFormatException(source, "has too many values to be read at once");
    }
    float[] values = new float[(int) (rows * header.columns())];
    ByteBuffer bytes =
        ByteBuffer.allocate(Math.min(values.length, 1 << 14) * header.type().size())
            .order(header.order())
            .limit(0);
    for (int i = 0; i < values.length; i++) {
      if (!bytes.hasRemaining()) {
        long left = (long) (values.length - i) * header.type().size();
        fill(bytes.clear().limit((int) Math.min(bytes.capacity(), left)));
      }
      values[i] = header.type().next(bytes);
      if (!Float.isFinite(values[i])) {
        throw notFinite(read * header.columns() + i, values[i]);
      }
    }
    read += rows;
    if (read == header.rows()) {
      steady.requireUnchanged();
    }
    return Optional.of(DenseFeatures.ofOwned(columns(), values));
  }

  private DataFormatException notFinite(long place, float value) {
    return new DataFormatException(
        source,
        String.format(
            Locale.ROOT,
            "row %d, column %d, counted from 0: %s is not a finite number",
            place / header.columns(),
            place % header.columns(),
            value));
  }

  private NpyHeader readHeader() throws IOException {
    ByteBuffer start = fill(ByteBuffer.allocate(MAGIC.length + 2));
    for (byte expected : MAGIC) {
      if (start.get() != expected) {
        throw new DataFormatException(source, "is not a NumPy file");
      }
    }
    int version = start.get();
    if (version < 1 || version > 3) {
      throw new DataFormatException(source, "format version " + version + ", must be 1 … 3");
    }
    boolean small = version == 1;
    ByteBuffer size = fill(ByteBuffer.allocate(small ? 2 : 4)).order(ByteOrder.LITTLE_ENDIAN);
    long length =
        small ? Short.toUnsignedInt(size.getShort()) : Integer.toUnsignedLong(size.getInt());
    if (length > MAX_HEADER) {
      throw new DataFormatException(
          source, "header of " + length + " bytes, must have at most " + MAX_HEADER);
    }
    byte[] text = fill(ByteBuffer.allocate((int) length)).array();
    return NpyHeader.parse(source, new String(text, StandardCharsets.UTF_8));
  }

  private void checkSize() throws IOException {
    long expected;
    try {
      expected =
          Math.addExact(
              channel.position(),
              Math.multiplyExact(
                  Math.multiplyExact(header.rows(), header.columns()), header.type().size()));
    } catch (ArithmeticException e) {
      expected = Long.MAX_VALUE;
    }
    if (channel.size() != expected || header.columns() > Integer.MAX_VALUE) {
      throw new DataFormatException(
          source,
          String.format(
              Locale.ROOT,
              "has %d bytes, an array of %d × %d numbers needs %d",
              channel.size(),
              header.rows(),
              header.columns(),
              expected));
    }
  }

  /** Fills the buffer up to its limit and turns it for reading. */
  private ByteBuffer fill(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      if (read(bytes) < 0) {
        throw new DataFormatException(source, "ends too early", new EOFException());
      }
    }
    return bytes.flip();
  }

  private int read(ByteBuffer bytes) throws IOException {
    try {
      return channel.read(bytes);
    } catch (IOException e) {
      throw TextInput.named(source, e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
