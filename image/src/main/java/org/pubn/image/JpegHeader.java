package org.pubn.image;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * What the segments of a JPEG file say of it.
 *
 * @param components 1 for gray, 3 for color, 4 for CMYK and YCCK
 * @param orientation that of its Exif segment, 1 … 8; 1 if it has none
 * @param complete whether the mark of its end is there
 */
record JpegHeader(int components, int orientation, boolean complete) {

  private static final int EXIF = 0xe1;
  private static final int START_OF_SCAN = 0xda;
  private static final int END = 0xd9;

  static JpegHeader of(byte[] file) {
    int components = 0;
    int orientation = 1;
    int at = 2;
    while (at + 4 <= file.length) {
      if ((file[at] & 0xff) != 0xff) {
        break;
      }
      int marker = file[at + 1] & 0xff;
      if (marker == 0xff) {
        at++;
        continue;
      }
      int length = (file[at + 2] & 0xff) << 8 | (file[at + 3] & 0xff);
      int start = at + 4;
      int end = Math.min(file.length, at + 2 + Math.max(2, length));
      if (isFrame(marker) && end - start >= 6) {
        components = file[start + 5] & 0xff;
      }
      if (marker == EXIF && end > start) {
        orientation = Exif.orientation(ByteBuffer.wrap(Arrays.copyOfRange(file, start, end)));
      }
      if (marker == START_OF_SCAN) {
        return new JpegHeader(components, orientation, hasEnd(file, end));
      }
      at = end;
    }
    return new JpegHeader(components, orientation, false);
  }

  private static boolean isFrame(int marker) {
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
  }

  private static boolean hasEnd(byte[] file, int from) {
    for (int i = file.length - 2; i >= from; i--) {
      if ((file[i] & 0xff) == 0xff && (file[i + 1] & 0xff) == END) {
        return true;
      }
    }
    return false;
  }
}
