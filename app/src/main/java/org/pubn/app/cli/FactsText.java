package org.pubn.app.cli;

import java.io.PrintWriter;
import java.util.Map;
import org.pubn.storage.Printable;

/** Named values as aligned lines. */
final class FactsText {

  private FactsText() {}

  static void print(PrintWriter out, Map<String, String> facts) {
    int width =
        facts.keySet().stream().map(Printable::line).mapToInt(String::length).max().orElse(0);
    facts.forEach(
        (name, value) -> {
          String line = Printable.line(name);
          out.println(line + " ".repeat(width - line.length()) + "  " + Printable.line(value));
        });
  }
}
