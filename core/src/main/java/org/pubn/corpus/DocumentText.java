package org.pubn.corpus;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.SteadyFile;
import org.pubn.storage.Utf16;

/**
 * The text of a file: UTF-16 where it begins with the byte order mark of that or its zeros tell
 * (what is no character becomes U+FFFD), else UTF-8, with or without such a mark; where its bytes
 * are no UTF-8, ISO-8859-1, which makes text of any bytes.
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
    SteadyFile steady = SteadyFile.of(file);
    byte[] bytes = Files.readAllBytes(file);
    steady.requireUnchanged();
    if (isBinary(bytes)) {
      throw new DataFormatException(
          file.toString(), "is not text (it has zero bytes): move it out of the folder");
    }
    return of(bytes);
  }

  private static boolean isBinary(byte[] bytes) {
    for (byte value : bytes) {
      if (value == 0) {
        return Utf16.of(bytes).isEmpty();
      }
    }
    return false;
  }

  static CharBuffer of(byte[] bytes) {
    Optional<Charset> utf16 = Utf16.of(bytes);
    if (utf16.isPresent()) {
      return utf16.get().decode(ByteBuffer.wrap(bytes));
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
}
