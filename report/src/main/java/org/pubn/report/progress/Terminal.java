package org.pubn.report.progress;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether anybody is watching. */
final class Terminal {

  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

  private Terminal() {}

  /** Whether standard error is a terminal. */
  static boolean isStandardError() {
    if (Files.isSymbolicLink(STANDARD_ERROR)) {
      try {
        return isTerminalDevice(Files.readSymbolicLink(STANDARD_ERROR));
      } catch (IOException e) {
        return isConsole();
      }
    }
    return isConsole();
  }

  /** Whether the path is that of a Linux terminal. */
  static boolean isTerminalDevice(Path device) {
    String name = device.toString();
    return name.startsWith("/dev/pts/")
        || name.startsWith("/dev/tty")
        || name.equals("/dev/console");
  }

  /**
   * Java tells only about standard input and output, taken here for standard error too. From Java
   * 22 on there is a console even if they are redirected, and {@code Console.isTerminal} tells the
   * difference; it cannot be called by name from code for Java 17.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean isConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
