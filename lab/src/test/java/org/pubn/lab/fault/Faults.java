package org.pubn.lab.fault;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Counts what is done to the files below a folder, and fails one of these operations: the disk is
 * full, the device broken, permission denied. There is one of these per process, as there is one
 * default file system.
 */
final class Faults {

  /** What is done to a file. */
  enum Operation {
    OPEN("Permission denied"),
    READ("Input/output error"),
    WRITE("No space left on device"),
    SYNC("Input/output error"),
    TRUNCATE("Input/output error"),
    MOVE("Permission denied"),
    MAKE_FOLDER("No space left on device"),
    DELETE("Input/output error"),
    LIST("Permission denied");

    private final String reason;

    Operation(String reason) {
      this.reason = reason;
    }

    /** Whether it changes what is on the disk. */
    boolean changes() {
      return this != OPEN && this != READ && this != LIST;
    }
  }

  /** An operation that was failed. */
  record Fault(Operation operation, Path path) {

    /** As the system tells it: a channel knows no name, the others do. */
    IOException exception() {
      return switch (operation) {
        case READ, WRITE, SYNC, TRUNCATE -> new IOException(operation.reason);
        default -> new FileSystemException(path.toString(), null, operation.reason);
      };
    }
  }

  /** What is done at the operation that is reached. */
  @FunctionalInterface
  interface Effect {
    void at(Fault fault) throws IOException;
  }

  private static final Effect FAIL =
      fault -> {
        throw fault.exception();
      };

  private static String below = "\0";
  private static Predicate<Operation> counted = operation -> false;
  private static int left;
  private static Effect effect = FAIL;
  private static final List<Fault> REACHED = new ArrayList<>();
  private static int count;

  private Faults() {}

  /** Counts from now on, and fails the n-th operation. */
  static synchronized void arm(Path folder, Predicate<Operation> operations, int number) {
    arm(folder, operations, number, FAIL);
  }

  static synchronized void arm(
      Path folder, Predicate<Operation> operations, int number, Effect then) {
    below = folder.toString();
    counted = operations;
    left = number;
    effect = then;
    count = 0;
    REACHED.clear();
  }

  /** Lets everything pass again; the fault that there was, if it was reached. */
  static synchronized List<Fault> disarm() {
    counted = operation -> false;
    return List.copyOf(REACHED);
  }

  /** How many operations there were since they were counted. */
  static synchronized int count() {
    return count;
  }

  /** Called before every operation. */
  static synchronized void before(Operation operation, Path path) throws IOException {
    if (!counted.test(operation) || !path.toAbsolutePath().toString().startsWith(below)) {
      return;
    }
    count++;
    if (--left == 0) {
      Fault fault = new Fault(operation, path);
      REACHED.add(fault);
      effect.at(fault);
    }
  }
}
