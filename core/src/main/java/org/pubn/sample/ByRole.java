package org.pubn.sample;

import java.util.function.Function;

/**
 * One thing for each of P, U and bN.
 *
 * @param <T> what it is
 * @param positive that of P
 * @param unlabeled that of U
 * @param negative that of bN
 */
public record ByRole<T>(T positive, T unlabeled, T negative) {

  /** Makes one for each, in the order P, U, bN. */
  public static <T> ByRole<T> of(Function<Role, ? extends T> maker) {
    T positive = maker.apply(Role.POSITIVE);
    T unlabeled = maker.apply(Role.UNLABELED);
    return new ByRole<>(positive, unlabeled, maker.apply(Role.NEGATIVE));
  }

  /** That of a sample. */
  public T of(Role role) {
    return switch (role) {
      case POSITIVE -> positive;
      case UNLABELED -> unlabeled;
      case NEGATIVE -> negative;
    };
  }
}
