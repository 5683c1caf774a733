package org.pubn.app.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import org.pubn.storage.Printable;
import picocli.CommandLine;

/**
 * What a command prints, with characters that would do something to a terminal written out. Lines
 * and tabs stay: whether a cell may hold some is decided where it is printed.
 */
final class PrintableWriter extends FilterWriter {

  private PrintableWriter(Writer out) {
    super(out);
  }

  /** Lets all that a command prints pass through here. */
  static void install(CommandLine command) {
    command.setOut(new PrintWriter(new PrintableWriter(command.getOut()), true));
    command.setErr(new PrintWriter(new PrintableWriter(command.getErr()), true));
  }

  @Override
  public void write(int c) throws IOException {
    char character = (char) c;
    if (Printable.isControl(character) && character != '\n' && character != '\t') {
      out.write(Printable.escaped(character));
    } else {
      out.write(character);
    }
  }

  @Override
  public void write(char[] text, int offset, int length) throws IOException {
    for (int i = offset; i < offset + length; i++) {
      write(text[i]);
    }
  }

  @Override
  public void write(String text, int offset, int length) throws IOException {
    for (int i = offset; i < offset + length; i++) {
      write(text.charAt(i));
    }
  }
}
