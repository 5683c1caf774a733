package org.pubn.storage;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipException;

/** Text files as readers see them: unpacked, decoded, without a byte order mark. */
final class TextInput {

  private static final int BUFFER = 1 << 16;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private TextInput() {}

  /** Opens a file of UTF-8, packed by gzip or not. */
  static BufferedReader open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new DataFormatException(file.toString(), "is a directory, must be a file");
    }
    InputStream raw = SteadyFile.open(file);
    try {
      return open(raw);
    } catch (IOException e) {
      raw.close();
      throw explain(file.toString(), e);
    }
  }

  /** The text of a stream, which is closed with the reader. */
  static BufferedReader open(InputStream raw) throws IOException {
    InputStream unpacked = Gzip.unpacked(new BufferedInputStream(raw, BUFFER));
    BufferedInputStream bytes =
        unpacked instanceof BufferedInputStream buffered
            ? buffered
            : new BufferedInputStream(unpacked, BUFFER);
    skipByteOrderMark(bytes);
    refuseUtf16(bytes);
    return new BufferedReader(
        new InputStreamReader(
            bytes,
            StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)),
        BUFFER);
  }

  private static void skipByteOrderMark(BufferedInputStream in) throws IOException {
    in.mark(BYTE_ORDER_MARK.length);
    for (byte expected : BYTE_ORDER_MARK) {
      if ((byte) in.read() != expected) {
        in.reset();
        return;
      }
    }
  }

  /** Text in UTF-16 without a mark is UTF-8, too, with a zero beside every letter. */
  private static void refuseUtf16(BufferedInputStream in) throws IOException {
    in.mark(Utf16.LOOKED_AT);
    byte[] begin = in.readNBytes(Utf16.LOOKED_AT);
    in.reset();
    if (Utf16.of(begin).isPresent()) {
      throw new Utf16Exception();
    }
  }

  private static final class Utf16Exception extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * What a failed read means: returns the failure, with the name of the file, unless it comes from
   * the contents.
   *
   * @throws DataFormatException if the contents are damaged or no UTF-8
   */
  static IOException explain(String source, IOException failure) {
    if (failure instanceof SteadyFile.ChangedFileException) {
      throw SteadyFile.changed(source, failure);
    }
    if (failure instanceof Utf16Exception) {
      throw new DataFormatException(source, "is UTF-16 text: convert it to UTF-8 first", failure);
    }
    if (failure instanceof CharacterCodingException) {
      throw new DataFormatException(source, "is not UTF-8 text: convert it first", failure);
    }
    if (failure instanceof ZipException || failure instanceof EOFException) {
      throw new DataFormatException(source, "damaged or incomplete gzip data", failure);
    }
    return named(source, failure);
  }

  /** A failure to read that says of which file. */
  static IOException named(String source, IOException failure) {
    if (failure instanceof FileSystemException) {
      return failure;
    }
    FileSystemException named = new FileSystemException(source, null, IoReason.of(failure));
    named.initCause(failure);
    return named;
  }
}
