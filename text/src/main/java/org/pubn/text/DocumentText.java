package org.pubn.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.data.DataFormatException;

/**
 * The text of a file: UTF-16 where it begins with the byte order mark of that (what is no character
 * becomes U+FFFD), else UTF-8, with or without such a mark; where its bytes are no UTF-8,
 * ISO-8859-1, which makes text of any bytes.
 */
final class DocumentText {

  /** Characters are never more than bytes, and a table keeps them in one array. */
  private static final long MOST_BYTES = 1 << 30;

  private static final char BYTE_ORDER_MARK = '\ufeff';

  private DocumentText() {}

  /**
   * Reads a file.
   *
   * @throws DataFormatException if it is too long
   */
  static CharBuffer of(Path file) throws IOException {
    long size = Files.size(file);
    if (size > MOST_BYTES) {
      throw new DataFormatException(
          file.toString(), "has " + size + " bytes, a document may have " + MOST_BYTES);
    }
    return of(Files.readAllBytes(file));
  }

  static CharBuffer of(byte[] bytes) {
    if (isUtf16(bytes)) {
      return StandardCharsets.UTF_16.decode(ByteBuffer.wrap(bytes));
    }
    CharBuffer text;
    try {
      // A new decoder reports what it cannot decode.
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
    } catch (CharacterCodingException e) {
      return StandardCharsets.ISO_8859_1.decode(ByteBuffer.wrap(bytes));
    }
    if (text.hasRemaining() && text.get(0) == BYTE_ORDER_MARK) {
      text.get();
    }
    return text;
  }

  /** Whether the mark is there, in either order; no UTF-8 has these bytes. */
  private static boolean isUtf16(byte[] bytes) {
    int mark = bytes.length < 2 ? 0 : ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
    return mark == 0xfeff || mark == 0xfffe;
  }
}
