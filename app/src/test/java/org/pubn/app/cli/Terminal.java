package org.pubn.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.pubn.nn.KernelSets;

/**
 * What a command printed, and its exit code.
 *
 * @param code the exit code
 * @param out what went to standard output
 * @param err what went to standard error
 */
public record Terminal(int code, String out, String err) {

  static {
    // Says once how to turn SIMD on, which is not a part of any command's output.
    KernelSets.create();
  }

  public static Terminal run(String... arguments) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
    ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(outBytes, true, UTF_8));
    System.setErr(new PrintStream(errBytes, true, UTF_8));
    try {
      int code = Main.run(arguments);
      return new Terminal(code, outBytes.toString(UTF_8), errBytes.toString(UTF_8));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }
}
