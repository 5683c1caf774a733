package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the members of a tar archive one after the other: ustar, GNU long names and the path and
 * size records of pax. It knows nothing of the file system; what a path means is for the caller.
 */
final class TarReader {

  /** Names and pax records longer than this are refused. */
  private static final int MAX_EXTENSION_BYTES = 1 << 16;

  private final InputStream in;
  private long remaining;
  private long padding;

  TarReader(InputStream in) {
    this.in = in;
  }

  /** The next member, empty after the last one. What is left of the previous one is skipped. */
  Optional<TarEntry> next() throws IOException {
    Optional<String> path = Optional.empty();
    Optional<Long> bytes = Optional.empty();
    while (true) {
      skip(remaining + padding);
      byte[] block = readFully(TarHeader.BLOCK_BYTES);
      if (isZero(block)) {
        return Optional.empty();
      }
      TarHeader header = TarHeader.parse(block);
      begin(header.bytes());
      switch (header.type()) {
        case 'L' -> path = Optional.of(untilZero(extension(header)));
        case 'x' -> {
          Map<String, String> records = paxRecords(extension(header));
          path = Optional.ofNullable(records.get("path"));
          bytes = size(records);
        }
        case 'g' -> extension(header);
        default -> {
          begin(bytes.orElse(header.bytes()));
          return Optional.of(entry(path.orElse(header.path()), header.type()));
        }
      }
    }
  }

  private TarEntry entry(String path, char type) {
    TarEntry.Kind kind =
        switch (type) {
          // Archives older than ustar mark a directory by the slash alone.
          case '0', '\0' -> path.endsWith("/") ? TarEntry.Kind.DIRECTORY : TarEntry.Kind.FILE;
          case '5' -> TarEntry.Kind.DIRECTORY;
          default -> TarEntry.Kind.OTHER;
        };
    return new TarEntry(path, kind, remaining);
  }

  /** Reads contents of the current member; −1 after the last byte. */
  int read(byte[] buffer) throws IOException {
    if (remaining == 0) {
      return -1;
    }
    int n = in.read(buffer, 0, (int) Math.min(buffer.length, remaining));
    if (n < 0) {
      throw endsEarly();
    }
    remaining -= n;
    return n;
  }

  private void begin(long bytes) {
    remaining = bytes;
    padding = Math.floorMod(-bytes, (long) TarHeader.BLOCK_BYTES);
  }

  private byte[] extension(TarHeader header) throws IOException {
    if (header.bytes() > MAX_EXTENSION_BYTES) {
      throw new IOException("a name in it is too long");
    }
    remaining = 0;
    return readFully((int) header.bytes());
  }

  /** Records of the form {@code "%d %s=%s\n", length of the record, key, value}. */
  private static Map<String, String> paxRecords(byte[] bytes) throws IOException {
    Map<String, String> records = new HashMap<>();
    int at = 0;
    while (at < bytes.length) {
      int space = at;
      while (space < bytes.length && bytes[space] != ' ') {
        space++;
      }
      String digits = new String(bytes, at, space - at, UTF_8);
      int end = digits.matches("\\d{1,6}") ? at + Integer.parseInt(digits) : 0;
      if (end <= space + 1 || end > bytes.length || bytes[end - 1] != '\n') {
        throw new IOException("a pax header in it is damaged");
      }
      String record = new String(bytes, space + 1, end - space - 2, UTF_8);
      int equals = record.indexOf('=');
      if (equals < 1) {
        throw new IOException("a pax header in it is damaged");
      }
      records.put(record.substring(0, equals), record.substring(equals + 1));
      at = end;
    }
    return records;
  }

  private static Optional<Long> size(Map<String, String> records) throws IOException {
    String digits = records.get("size");
    if (digits == null) {
      return Optional.empty();
    }
    if (!digits.matches("\\d{1,18}")) {
      throw new IOException("a pax header in it is damaged");
    }
    return Optional.of(Long.parseLong(digits));
  }

  private static String untilZero(byte[] bytes) {
    int end = 0;
    while (end < bytes.length && bytes[end] != 0) {
      end++;
    }
    return new String(bytes, 0, end, UTF_8);
  }

  private static boolean isZero(byte[] block) {
    return Arrays.equals(block, new byte[TarHeader.BLOCK_BYTES]);
  }

  private byte[] readFully(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw endsEarly();
    }
    return bytes;
  }

  private void skip(long count) throws IOException {
    byte[] buffer = new byte[TarHeader.BLOCK_BYTES];
    for (long left = count; left > 0; ) {
      int n = in.read(buffer, 0, (int) Math.min(buffer.length, left));
      if (n < 0) {
        throw endsEarly();
      }
      left -= n;
    }
    remaining = 0;
    padding = 0;
  }

  private static EOFException endsEarly() {
    return new EOFException("it ends in the middle of a file");
  }
}
