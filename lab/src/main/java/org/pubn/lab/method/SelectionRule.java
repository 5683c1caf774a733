package org.pubn.lab.method;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * With which loss the unbiased PU risk on validation data chooses between settings. Parts of a
 * method that have a criterion of their own, such as σ̂ with Ĵ, are chosen by that in any case, and
 * the best epoch of a training is always chosen with the sigmoid loss.
 *
 * <p>The paper uses the sigmoid loss. It rewards scores that are large, not only scores that are
 * right: where scores are small, as on normalised tf-idf, it prefers the largest learning rate.
 */
public enum SelectionRule {
  SIGMOID("sigmoid"),
  ZERO_ONE("zero-one");

  private final String id;

  SelectionRule(String id) {
    this.id = id;
  }

  /** The name on the command line and in files. */
  public String id() {
    return id;
  }

  /**
   * The rule of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static SelectionRule byId(String id) {
    return Arrays.stream(values())
        .filter(rule -> rule.id.equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "selection by "
                        + id
                        + ": must be one of "
                        + Arrays.stream(values())
                            .map(SelectionRule::id)
                            .collect(Collectors.joining(", "))));
  }
}
