package org.pubn.lab.download;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/** A disk on which a number of bytes find room. */
final class FullDisk implements Disk {

  private final long reported;
  private long room;

  /**
   * @param reported how many bytes it says are free
   * @param room how many are
   */
  FullDisk(long reported, long room) {
    this.reported = reported;
    this.room = room;
  }

  @Override
  public OutputStream open(Path file, OpenOption... options) throws IOException {
    return new FilterOutputStream(Disk.REAL.open(file, options)) {
      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        room -= length;
        if (room < 0) {
          out.write(bytes, offset, length / 2);
          throw new IOException("No space left on device");
        }
        out.write(bytes, offset, length);
      }
    };
  }

  @Override
  public long freeBytes(Path directory) {
    return reported;
  }
}
