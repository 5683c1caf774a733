package org.pubn.lab.dataset;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is made when it is first asked for, once, whichever thread asks. */
final class Lazy<T> {

  private final Supplier<T> maker;
  private Optional<T> value = Optional.empty();

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  synchronized T get() {
    if (value.isEmpty()) {
      value = Optional.of(maker.get());
    }
    return value.get();
  }
}
