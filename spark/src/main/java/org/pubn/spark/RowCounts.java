package org.pubn.spark;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/** How many rows of each role there are, how long they are, and what is wrong with one of them. */
final class RowCounts implements Serializable {

  private static final long serialVersionUID = 1L;

  private final long[] rows = new long[Role.values().length];
  private final long[] keys = new long[rows.length];
  private int shortest = Integer.MAX_VALUE;
  private int longest;
  private @Nullable String fault;

  void add(Role role, int columns, long key) {
    rows[role.ordinal()]++;
    keys[role.ordinal()] += key;
    shortest = Math.min(shortest, columns);
    longest = Math.max(longest, columns);
  }

  /** Remembers the first thing that is wrong. */
  void fault(String sentence) {
    fault = fault == null ? sentence : fault;
  }

  void add(RowCounts other) {
    for (int i = 0; i < rows.length; i++) {
      rows[i] += other.rows[i];
      keys[i] += other.keys[i];
    }
    shortest = Math.min(shortest, other.shortest);
    longest = Math.max(longest, other.longest);
    if (other.fault != null) {
      fault(other.fault);
    }
  }

  void requireUsable() {
    if (fault != null) {
      throw new InputException(fault);
    }
    if (shortest < longest) {
      throw new InputException(
          "features: have " + shortest + " and " + longest + " columns, must all be of one length");
    }
    for (Role role : new Role[] {Role.POSITIVE, Role.UNLABELED}) {
      if (rows(role) == 0) {
        throw new InputException(role.symbol() + " rows: there are none, at least one is needed");
      }
    }
  }

  /** Refuses a ρ for which no row is known to be negative. */
  void requireNegatives(Priors priors) {
    if (priors.rho() > 0 && rows(Role.NEGATIVE) == 0) {
      throw new InputException(
          "rho " + priors.rho() + ": must be 0 where no row is known to be negative");
    }
  }

  long rows(Role role) {
    return rows[role.ordinal()];
  }

  /** The sum of the keys of all rows of a role, which does not depend on their order. */
  long keys(Role role) {
    return keys[role.ordinal()];
  }

  int columns() {
    return longest;
  }
}
