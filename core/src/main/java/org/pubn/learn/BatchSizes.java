package org.pubn.learn;

import org.pubn.data.InputException;
import org.pubn.sample.Role;

/** Examples of each sample in a mini-batch. A sample that a risk does not use is not drawn. */
public record BatchSizes(int positive, int negative, int unlabeled) {

  public BatchSizes {
    check("positive", positive);
    check("negative", negative);
    check("unlabeled", unlabeled);
  }

  private static void check(String name, int size) {
    if (size < 1) {
      throw new InputException(
          "mini-batch of " + size + " " + name + " examples: must be at least 1");
    }
  }

  int of(Role group) {
    return switch (group) {
      case POSITIVE -> positive;
      case UNLABELED -> unlabeled;
      case NEGATIVE -> negative;
    };
  }
}
