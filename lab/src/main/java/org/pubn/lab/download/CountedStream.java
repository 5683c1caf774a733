package org.pubn.lab.download;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.pubn.data.Progress;

/** A stream that tells how many KiB of it were read, some times per megabyte. */
final class CountedStream extends FilterInputStream {

  private static final long UNIT = 1024;

  private final Progress progress;
  private long done;

  private CountedStream(InputStream in, Progress progress, long done) {
    super(in);
    this.progress = progress;
    this.done = done;
  }

  /**
   * Counts what is read in blocks.
   *
   * @param what is done, for people
   * @param before bytes of an earlier download that is being continued
   * @param total bytes to do, or 0 when not known
   */
  static InputStream of(InputStream in, Progress progress, String what, long before, long total) {
    start(progress, what, total);
    progress.advance(before / UNIT);
    return new CountedStream(in, progress, before);
  }

  /** Counts a part of work that has begun. */
  static InputStream within(InputStream in, Progress progress) {
    return new CountedStream(in, progress, 0);
  }

  /** Begins work on so many bytes. */
  static void start(Progress progress, String what, long total) {
    progress.start(what + " (KiB)", total / UNIT);
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int n = super.read(bytes, offset, length);
    if (n > 0) {
      long told = done / UNIT;
      done += n;
      progress.advance(done / UNIT - told);
    }
    return n;
  }
}
