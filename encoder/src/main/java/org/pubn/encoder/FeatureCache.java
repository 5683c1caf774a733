package org.pubn.encoder;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.CRC32;
import org.pubn.storage.DataFormatException;

/**
 * A file that remembers the features of documents, by the SHA-256 of their text. Entries of equal
 * length are appended one after the other; what a killed program left half written is cut off when
 * the file is next opened, and a damaged entry is passed over. One process at a time may have it
 * open; safe for use by several threads.
 *
 * <p>An entry: digest (32 bytes), features (little-endian 32-bit floats), CRC-32 of both.
 */
final class FeatureCache implements Closeable {

  private static final int DIGEST_BYTES = 32;

  private final Path file;
  private final FileChannel channel;
  private final int columns;
  private final Map<String, Long> positions = new HashMap<>();

  /**
   * Opens a cache, which is made where there is none.
   *
   * @param columns length of the features
   * @throws DataFormatException if another process has it open
   */
  FeatureCache(Path file, int columns) throws IOException {
    this.file = file;
    this.columns = columns;
    this.channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    if (channel.tryLock() == null) {
      channel.close();
      throw new DataFormatException(
          file.toString(), "is in use by another run; wait for its end or stop it");
    }
    index();
  }

  private void index() throws IOException {
    long whole = channel.size() / entryBytes() * entryBytes();
    for (long position = 0; position < whole; position += entryBytes()) {
      Optional<byte[]> entry = read(position);
      if (entry.isPresent()) {
        positions.put(HexFormat.of().formatHex(entry.get(), 0, DIGEST_BYTES), position);
      }
    }
    // Whatever follows is not an entry: the program was killed while it wrote.
    channel.truncate(whole);
  }

  private int entryBytes() {
    return DIGEST_BYTES + 4 * columns + 4;
  }

  /** The bytes of the entry at a position; empty where none is, or none that can be believed. */
  private Optional<byte[]> read(long position) throws IOException {
    byte[] entry = new byte[entryBytes()];
    ByteBuffer bytes = buffer(entry);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, position + bytes.position()) < 0) {
        return Optional.empty();
      }
    }
    return bytes.getInt(entry.length - 4) == checksum(entry)
        ? Optional.of(entry)
        : Optional.empty();
  }

  private static ByteBuffer buffer(byte[] entry) {
    return ByteBuffer.wrap(entry).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int checksum(byte[] entry) {
    CRC32 checksum = new CRC32();
    checksum.update(entry, 0, entry.length - 4);
    return (int) checksum.getValue();
  }

  static String digest(String text) {
    return HexFormat.of()
        .formatHex(EncoderSource.sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  synchronized boolean has(String digest) {
    return positions.containsKey(digest);
  }

  /** The features of a text that {@link #has} them. */
  synchronized float[] get(String digest) throws IOException {
    byte[] entry =
        read(Objects.requireNonNull(positions.get(digest)))
            .orElseThrow(
                () -> new DataFormatException(file.toString(), "has changed while it was in use"));
    float[] features = new float[columns];
    buffer(entry).position(DIGEST_BYTES).asFloatBuffer().get(features);
    return features;
  }

  /** Remembers the features of a text. */
  synchronized void put(String digest, float[] features) throws IOException {
    byte[] entry = new byte[entryBytes()];
    ByteBuffer bytes = buffer(entry);
    bytes.put(HexFormat.of().parseHex(digest));
    bytes.asFloatBuffer().put(features);
    bytes.putInt(entry.length - 4, checksum(entry));
    bytes.rewind();
    long position = channel.size();
    while (bytes.hasRemaining()) {
      channel.write(bytes, position + bytes.position());
    }
    positions.put(digest, position);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
