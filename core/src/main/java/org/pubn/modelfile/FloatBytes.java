package org.pubn.modelfile;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Float arrays as little-endian bytes. */
final class FloatBytes {

  private FloatBytes() {}

  static byte[] of(float[] values) {
    byte[] bytes = new byte[Math.multiplyExact(values.length, Float.BYTES)];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().put(values);
    return bytes;
  }

  static float[] toFloats(byte[] bytes) {
    float[] values = new float[bytes.length / Float.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(values);
    return values;
  }
}
