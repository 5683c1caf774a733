package org.pubn.report;

import java.util.List;
import java.util.Map;

/** Named values such as options, the machine, the command and the version. */
public record Facts(String heading, List<Fact> facts) implements Section {

  /** One named value. */
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
