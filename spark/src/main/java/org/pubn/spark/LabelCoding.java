package org.pubn.spark;

import java.io.Serializable;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.sample.Role;

/**
 * Which label means what.
 *
 * @param positive the label of P
 * @param negative the label of bN
 * @param unlabeled the label of U; null where U has none
 */
record LabelCoding(double positive, double negative, @Nullable Double unlabeled)
    implements Serializable {

  LabelCoding {
    if (positive == negative
        || (unlabeled != null && (unlabeled == positive || unlabeled == negative))) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "labels %s, %s and %s of positive, negative and unlabeled rows: must differ",
              positive,
              negative,
              unlabeled));
    }
  }

  /** The role of a label, null where it means nothing. */
  @Nullable Role role(@Nullable Double label) {
    if (label == null) {
      return unlabeled == null ? Role.UNLABELED : null;
    }
    if (label == positive) {
      return Role.POSITIVE;
    }
    if (label == negative) {
      return Role.NEGATIVE;
    }
    return unlabeled != null && label.doubleValue() == unlabeled ? Role.UNLABELED : null;
  }

  /** What is allowed, in words. */
  String allowed() {
    return String.format(
        Locale.ROOT,
        "must be %s (positive), %s (known negative) or %s (unlabeled)",
        positive,
        negative,
        unlabeled);
  }
}
