package org.pubn.corpus;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.SteadyFile;

/**
 * A picture as the text of a cell, so that pictures go wherever documents go: the file as it is, in
 * Base64, after its name, in the form of a data URL ({@code data:;name=cat.png;base64,…}). Without
 * {@code data:} a cell is Base64 alone. No cell names a file that would be opened.
 */
public final class PictureText {

  /** Larger files are no pictures for this. */
  static final long MOST_BYTES = 1 << 26;

  private static final String URL = "data:";
  private static final String NAME = ";name=";
  private static final String CODED = ";base64,";

  private final String name;
  private final byte[] bytes;

  private PictureText(String name, byte[] bytes) {
    this.name = name;
    this.bytes = bytes;
  }

  /** The cell of a picture. */
  public static String of(String name, byte[] file) {
    return URL
        + NAME
        + URLEncoder.encode(name, StandardCharsets.UTF_8)
        + CODED
        + Base64.getEncoder().encodeToString(file);
  }

  /**
   * The cell of a picture in a file.
   *
   * @throws DataFormatException if it is too long
   */
  static String of(Path file) throws IOException {
    long size = Files.size(file);
    if (size > MOST_BYTES) {
      throw new DataFormatException(
          file.toString(), "has " + size + " bytes, a picture may have " + MOST_BYTES);
    }
    SteadyFile steady = SteadyFile.of(file);
    byte[] bytes = Files.readAllBytes(file);
    steady.requireUnchanged();
    return of(file.toString(), bytes);
  }

  /** Whether a cell holds a picture by itself. */
  static boolean isPicture(String cell) {
    return cell.startsWith(URL);
  }

  /**
   * Reads a cell.
   *
   * @throws InputException if it holds no Base64
   */
  public static PictureText parse(String cell) {
    String name = "picture";
    String coded = cell.strip();
    if (isPicture(coded)) {
      int comma = coded.indexOf(',');
      String head = comma < 0 ? "" : coded.substring(0, comma + 1);
      if (!head.endsWith(CODED)) {
        throw new InputException(
            "picture: must be in Base64, after \"base64,\" if it is a data URL");
      }
      int start = head.indexOf(NAME);
      if (start >= 0) {
        name = name(head.substring(start + NAME.length(), head.length() - CODED.length()));
      }
      coded = coded.substring(comma + 1);
    }
    try {
      return new PictureText(name, Base64.getDecoder().decode(coded));
    } catch (IllegalArgumentException e) {
      throw new InputException(name + ": is not in Base64: " + e.getMessage(), e);
    }
  }

  private static String name(String coded) {
    try {
      return URLDecoder.decode(coded, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return coded;
    }
  }

  /** The name of the file; "picture" where it has none. */
  public String name() {
    return name;
  }

  /** The file. */
  public byte[] bytes() {
    return bytes.clone();
  }
}
