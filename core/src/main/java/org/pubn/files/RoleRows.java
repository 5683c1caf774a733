package org.pubn.files;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.sample.Role;

/** Which rows of a table form the samples. */
final class RoleRows {

  private final Map<Role, int[]> rows = new EnumMap<>(Role.class);

  RoleRows() {
    for (Role group : Role.values()) {
      rows.put(group, new int[0]);
    }
  }

  /** The rows whose labels are given, in order. */
  static RoleRows of(List<String> labels, RoleLabels meanings) {
    Set<String> values = new HashSet<>(labels);
    Map<String, Role> roles = new HashMap<>();
    values.forEach(value -> roles.put(value, meanings.role(value, values)));
    RoleRows rows = new RoleRows();
    for (Role group : Role.values()) {
      rows.put(
          group,
          IntStream.range(0, labels.size())
              .filter(row -> roles.get(labels.get(row)) == group)
              .toArray());
    }
    return rows;
  }

  void put(Role group, int[] ofGroup) {
    rows.put(group, ofGroup);
  }

  /** The rows of a sample; none where there is no such sample. */
  int[] of(Role group) {
    return rows.getOrDefault(group, new int[0]);
  }

  /** Refuses samples without positive or without unlabeled rows. */
  void requireSamples(String source) {
    require(Role.POSITIVE, "positive", source);
    require(Role.UNLABELED, "unlabeled", source);
  }

  private void require(Role group, String name, String source) {
    if (of(group).length == 0) {
      throw new InputException(source + ": has no " + name + " rows");
    }
  }
}
