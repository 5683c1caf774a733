package org.pubn.storage;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Unpacks gzip (RFC 1952): members one after another, each with its own checksum. After the last of
 * them there may be zeros, as tape drives leave them, and nothing else. ({@link
 * java.util.zip.GZIPInputStream} ends in silence at whatever is no member: of a file that was
 * damaged in the middle it reads the first part.)
 */
final class GzipStream extends InputStream {

  private static final int FIRST = 0x1f;
  private static final int SECOND = 0x8b;
  private static final int DEFLATED = 8;
  private static final int HAS_CHECKSUM = 2;
  private static final int HAS_EXTRA = 4;
  private static final int HAS_NAME = 8;
  private static final int HAS_COMMENT = 16;

  private final BufferedInputStream in;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private final byte[] packed = new byte[1 << 13];
  private final byte[] single = new byte[1];
  private int filled;
  private boolean atEnd;

  /** Reads the header of the first member. */
  GzipStream(BufferedInputStream in) throws IOException {
    this.in = in;
    header(next(), next());
  }

  private int next() throws IOException {
    int value = in.read();
    if (value < 0) {
      throw new EOFException("ends within gzip data");
    }
    return value;
  }

  private void header(int first, int second) throws IOException {
    if (first != FIRST || second != SECOND) {
      throw new ZipException("something that is no gzip data follows the gzip data");
    }
    if (next() != DEFLATED) {
      throw new ZipException("packed by an unknown method");
    }
    int flags = next();
    in.skipNBytes(6);
    if ((flags & HAS_EXTRA) != 0) {
      in.skipNBytes(next() | (next() << 8));
    }
    if ((flags & HAS_NAME) != 0) {
      skipText();
    }
    if ((flags & HAS_COMMENT) != 0) {
      skipText();
    }
    if ((flags & HAS_CHECKSUM) != 0) {
      in.skipNBytes(2);
    }
  }

  private void skipText() throws IOException {
    while (next() != 0) {
      // A name or a comment ends with a zero.
    }
  }

  @Override
  public int read() throws IOException {
    return read(single, 0, 1) < 0 ? -1 : single[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!atEnd) {
      int count = inflate(target, offset, length);
      if (count > 0) {
        checksum.update(target, offset, count);
        return count;
      }
      if (inflater.finished()) {
        endMember();
      } else {
        fill();
      }
    }
    return -1;
  }

  private int inflate(byte[] target, int offset, int length) throws IOException {
    try {
      int count = inflater.inflate(target, offset, length);
      if (count == 0 && inflater.needsDictionary()) {
        throw new ZipException("gzip data wants a dictionary");
      }
      return count;
    } catch (DataFormatException e) {
      throw new ZipException(e.getMessage());
    }
  }

  /** Gives the inflater more; what it does not need is given back at the end of a member. */
  private void fill() throws IOException {
    in.mark(packed.length);
    filled = in.read(packed);
    if (filled < 0) {
      throw new EOFException("ends within gzip data");
    }
    inflater.setInput(packed, 0, filled);
  }

  private void endMember() throws IOException {
    giveBack();
    if (integer() != checksum.getValue()
        || integer() != (inflater.getBytesWritten() & 0xffffffffL)) {
      throw new ZipException("the checksum of the gzip data is wrong");
    }
    inflater.reset();
    checksum.reset();
    int first = in.read();
    while (first == 0) {
      first = in.read();
    }
    if (first < 0) {
      atEnd = true;
    } else {
      header(first, next());
    }
  }

  private void giveBack() throws IOException {
    int unused = inflater.getRemaining();
    if (unused > 0) {
      in.reset();
      in.skipNBytes(filled - unused);
    }
  }

  private long integer() throws IOException {
    return next() | (next() << 8) | (next() << 16) | ((long) next() << 24);
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    in.close();
  }
}
