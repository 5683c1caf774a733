package org.pubn.app.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** A print stream that says so when nothing can be written any more, instead of going on. */
final class CheckedOutput extends OutputStream {

  private final PrintStream out;

  CheckedOutput(PrintStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
    flush();
  }

  @Override
  public void flush() throws IOException {
    if (out.checkError()) {
      throw new IOException("standard output: was closed or full before all was written");
    }
  }
}
