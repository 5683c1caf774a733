package org.pubn.lab.fault;

import java.io.IOException;
import java.nio.file.Path;
import org.pubn.lab.fault.Faults.Operation;

/** Runs a scenario and ends the process, as {@code kill -9} does, before the n-th change. */
public final class CrashRun {

  /** The exit code of a process that was killed. */
  static final int KILLED = 137;

  private CrashRun() {}

  /**
   * Runs one scenario.
   *
   * @param args its name, a folder with the folders {@code in} and {@code out}, and n
   */
  public static void main(String[] args) throws IOException {
    Path work = Path.of(args[1]).toRealPath();
    Faults.arm(
        work.resolve("out"),
        Operation::changes,
        Integer.parseInt(args[2]),
        fault -> Runtime.getRuntime().halt(KILLED));
    System.exit(Scenario.valueOf(args[0]).run(work.resolve("in"), work.resolve("out")).code());
  }
}
