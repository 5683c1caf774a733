package org.pubn.risk;

import java.util.List;
import java.util.stream.Stream;

/** The terms of a risk as its formula writes them down. */
final class Formula {

  private Formula() {}

  /**
   * These terms without those whose coefficient is 0, so that a batch needs no examples of a group
   * that does not count.
   */
  static List<Term> of(Term... terms) {
    return Stream.of(terms).filter(term -> term.coefficient() != 0).toList();
  }
}
