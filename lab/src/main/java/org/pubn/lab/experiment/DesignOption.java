package org.pubn.lab.experiment;

import java.util.List;

/** What a design can ask of an experiment beyond its tasks. Not every experiment takes all. */
public enum DesignOption {
  /** Other methods than those of the paper. */
  METHODS,
  /** Settings chosen on validation data. */
  SELECTION,
  /** Settings that an earlier run chose. */
  EARLIER_SETTINGS,
  /** Other features than the usual ones. */
  FEATURES,
  /** Several trainings that decide together. */
  MEMBERS,
  /** Priors estimated in every trial in place of the true ones. */
  ESTIMATED_PRIORS;

  /** Why an experiment does not take it. */
  String refusal(String experiment, List<String> takers) {
    return switch (this) {
      case SELECTION ->
          "experiment " + experiment + " varies one setting and keeps the published others";
      case FEATURES -> "experiment " + experiment + " has features of its own";
      case METHODS, EARLIER_SETTINGS, MEMBERS, ESTIMATED_PRIORS ->
          "can be given for " + String.join(" and ", takers) + " only";
    };
  }
}
