package org.pubn.corpus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What was read, for people and programs.
 *
 * @param content what the documents hold
 * @param documents how many documents there are
 * @param damaged a sentence on each that was left out because it cannot be read
 * @param blank how many of them hold nothing but white space
 * @param characters the length of all together
 * @param way how they became features
 * @param features how many features they have
 */
public record CorpusSummary(
    Content content,
    int documents,
    List<String> damaged,
    int blank,
    long characters,
    String way,
    int features) {

  public CorpusSummary {
    damaged = List.copyOf(damaged);
  }

  /** By name. */
  public Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    String count = String.format(Locale.ROOT, "%,d", documents);
    if (content == Content.PICTURE) {
      facts.put("pictures", count);
      if (!damaged.isEmpty()) {
        facts.put("damaged", String.format(Locale.ROOT, "%,d, left out", damaged.size()));
      }
    } else {
      facts.put(
          "documents",
          count + (blank > 0 ? String.format(Locale.ROOT, ", %,d of them empty", blank) : ""));
      facts.put("characters", String.format(Locale.ROOT, "%,d", characters));
    }
    facts.put("features", String.format(Locale.ROOT, "%s, %,d columns", way, features));
    return facts;
  }
}
