package org.pubn.image;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The formats of picture files, known by their first bytes. */
enum PictureFormat {
  PNG,
  JPEG,
  BMP,
  GIF,
  WEBP;

  /** The format of a file; empty if it is none of these. */
  static Optional<PictureFormat> of(byte[] file) {
    if (startsWith(file, 0, "\u0089PNG\r\n\u001a\n")) {
      return Optional.of(PNG);
    }
    if (startsWith(file, 0, "\u00ff\u00d8\u00ff")) {
      return Optional.of(JPEG);
    }
    if (startsWith(file, 0, "GIF87a") || startsWith(file, 0, "GIF89a")) {
      return Optional.of(GIF);
    }
    if (startsWith(file, 0, "RIFF") && startsWith(file, 8, "WEBP")) {
      return Optional.of(WEBP);
    }
    return startsWith(file, 0, "BM") ? Optional.of(BMP) : Optional.empty();
  }

  private static boolean startsWith(byte[] file, int start, String latin) {
    byte[] wanted = latin.getBytes(StandardCharsets.ISO_8859_1);
    return file.length >= start + wanted.length
        && Arrays.equals(file, start, start + wanted.length, wanted, 0, wanted.length);
  }
}
