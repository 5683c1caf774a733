package org.pubn.lab.cli;

import java.io.PrintWriter;
import java.util.Map;

/** Named values as aligned lines. */
final class FactsText {

  private FactsText() {}

  static void print(PrintWriter out, Map<String, String> facts) {
    int width = facts.keySet().stream().mapToInt(String::length).max().orElse(0);
    facts.forEach(
        (name, value) -> out.println(name + " ".repeat(width - name.length()) + "  " + value));
  }
}
