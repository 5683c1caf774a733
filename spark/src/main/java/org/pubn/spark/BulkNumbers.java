package org.pubn.spark;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;

/**
 * Arrays of numbers in a stream of objects, some three times as fast as Java writes them itself.
 */
final class BulkNumbers {

  /** How many numbers are copied at a time. */
  private static final int MOST = 1024;

  private BulkNumbers() {}

  static void write(byte[] values, ObjectOutput out) throws IOException {
    out.writeInt(values.length);
    out.write(values);
  }

  static void write(int[] values, ObjectOutput out) throws IOException {
    out.writeInt(values.length);
    byte[] bytes = bytes(values.length, Integer.BYTES);
    IntBuffer copied = littleEndian(bytes).asIntBuffer();
    for (int from = 0; from < values.length; from += MOST) {
      int count = Math.min(MOST, values.length - from);
      copied.put(0, values, from, count);
      out.write(bytes, 0, count * Integer.BYTES);
    }
  }

  static void write(double[] values, ObjectOutput out) throws IOException {
    out.writeInt(values.length);
    byte[] bytes = bytes(values.length, Double.BYTES);
    DoubleBuffer copied = littleEndian(bytes).asDoubleBuffer();
    for (int from = 0; from < values.length; from += MOST) {
      int count = Math.min(MOST, values.length - from);
      copied.put(0, values, from, count);
      out.write(bytes, 0, count * Double.BYTES);
    }
  }

  static byte[] readBytes(ObjectInput in) throws IOException {
    byte[] values = new byte[in.readInt()];
    in.readFully(values);
    return values;
  }

  static int[] readInts(ObjectInput in) throws IOException {
    int[] values = new int[in.readInt()];
    byte[] bytes = bytes(values.length, Integer.BYTES);
    IntBuffer copied = littleEndian(bytes).asIntBuffer();
    for (int from = 0; from < values.length; from += MOST) {
      int count = Math.min(MOST, values.length - from);
      in.readFully(bytes, 0, count * Integer.BYTES);
      copied.get(0, values, from, count);
    }
    return values;
  }

  static double[] readDoubles(ObjectInput in) throws IOException {
    double[] values = new double[in.readInt()];
    byte[] bytes = bytes(values.length, Double.BYTES);
    DoubleBuffer copied = littleEndian(bytes).asDoubleBuffer();
    for (int from = 0; from < values.length; from += MOST) {
      int count = Math.min(MOST, values.length - from);
      in.readFully(bytes, 0, count * Double.BYTES);
      copied.get(0, values, from, count);
    }
    return values;
  }

  private static byte[] bytes(int values, int each) {
    return new byte[Math.min(MOST, values) * each];
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
