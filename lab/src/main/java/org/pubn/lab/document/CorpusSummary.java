package org.pubn.lab.document;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What was read, for people and programs.
 *
 * @param documents how many documents there are
 * @param blank how many of them hold nothing but white space
 * @param characters the length of all together
 * @param way how they became features
 * @param features how many features they have
 */
public record CorpusSummary(int documents, int blank, long characters, String way, int features) {

  /** By name. */
  public Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(
        "documents",
        String.format(Locale.ROOT, "%,d", documents)
            + (blank > 0 ? String.format(Locale.ROOT, ", %,d of them empty", blank) : ""));
    facts.put("characters", String.format(Locale.ROOT, "%,d", characters));
    facts.put("features", String.format(Locale.ROOT, "%s, %,d columns", way, features));
    return facts;
  }
}
