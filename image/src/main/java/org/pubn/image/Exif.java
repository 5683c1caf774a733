package org.pubn.image;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads the orientation of a picture from an Exif segment. */
final class Exif {

  private static final byte[] MARK = "Exif\0\0".getBytes(StandardCharsets.US_ASCII);
  private static final int ORIENTATION = 0x0112;
  private static final int SHORT = 3;
  private static final int ENTRY = 12;

  private Exif() {}

  /** The orientation, 1 … 8; 1 (as it is stored) where the segment does not say, or is damaged. */
  static int orientation(ByteBuffer segment) {
    if (segment.remaining() < MARK.length + 8) {
      return 1;
    }
    byte[] mark = new byte[MARK.length];
    segment.get(mark);
    if (!Arrays.equals(mark, MARK)) {
      return 1;
    }
    ByteBuffer tiff = segment.slice();
    char order = (char) tiff.get(0);
    tiff.order(order == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    long directory = tiff.getInt(4) & 0xffffffffL;
    if (directory + 2 > tiff.limit()) {
      return 1;
    }
    int start = (int) directory;
    int entries = tiff.getShort(start) & 0xffff;
    for (int i = 0; i < entries; i++) {
      int entry = start + 2 + ENTRY * i;
      if (entry + ENTRY > tiff.limit()) {
        return 1;
      }
      if ((tiff.getShort(entry) & 0xffff) == ORIENTATION && tiff.getShort(entry + 2) == SHORT) {
        int value = tiff.getShort(entry + 8) & 0xffff;
        return value >= 1 && value <= 8 ? value : 1;
      }
    }
    return 1;
  }
}
