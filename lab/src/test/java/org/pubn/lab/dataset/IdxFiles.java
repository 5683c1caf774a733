package org.pubn.lab.dataset;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPOutputStream;

/** Writes the files that the tests of {@link IdxReader} read. */
final class IdxFiles {

  static final int LABELS = 0x00000801;
  static final int IMAGES = 0x00000803;

  private IdxFiles() {}

  static byte[] file(int magic, int[] sizes, byte... values) {
    ByteBuffer buffer = ByteBuffer.allocate(4 + 4 * sizes.length + values.length);
    buffer.putInt(magic);
    for (int size : sizes) {
      buffer.putInt(size);
    }
    return buffer.put(values).array();
  }

  static byte[] gzip(byte[] plain) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }
}
