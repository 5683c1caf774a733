package org.pubn.lab.report;

import java.util.List;
import java.util.Map;

/**
 * Named values such as options, the machine, the command and the version.
 *
 * @param heading the heading; may be empty
 * @param facts the values, in reading order
 */
public record Facts(String heading, List<Fact> facts) implements Section {

  /**
   * One named value.
   *
   * @param name what it is
   * @param value its value, as text
   */
  public record Fact(String name, String value) {}

  public Facts {
    facts = List.copyOf(facts);
  }

  /** The entries of a map, in its order. */
  public static Facts of(String heading, Map<String, String> facts) {
    return new Facts(
        heading, facts.entrySet().stream().map(e -> new Fact(e.getKey(), e.getValue())).toList());
  }
}
