package org.pubn.storage;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Recognises gzip by its first bytes, whatever the name of the file. */
public final class Gzip {

  private static final int FIRST = 0x1f;
  private static final int SECOND = 0x8b;

  private Gzip() {}

  /** The stream itself, or what is packed in it. */
  public static InputStream unpacked(BufferedInputStream in) throws IOException {
    in.mark(2);
    boolean gzip = in.read() == FIRST && in.read() == SECOND;
    in.reset();
    return gzip ? new GzipStream(in) : in;
  }
}
