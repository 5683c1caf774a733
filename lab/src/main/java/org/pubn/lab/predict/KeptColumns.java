package org.pubn.lab.predict;

import java.util.List;
import java.util.stream.IntStream;

/** Which columns of a table are passed through beside the scores. */
public interface KeptColumns {

  /**
   * The places of the columns in the header, rising.
   *
   * @param ids the columns that name the rows, some of which may not be there
   */
  int[] places(List<String> header, List<String> ids);

  /** Those that name the rows, as far as they are there. */
  static KeptColumns ids() {
    return (header, ids) ->
        IntStream.range(0, header.size())
            .filter(place -> ids.contains(header.get(place)))
            .toArray();
  }

  /** All columns. */
  static KeptColumns all() {
    return (header, ids) -> IntStream.range(0, header.size()).toArray();
  }

  /**
   * Columns by name.
   *
   * @throws IllegalArgumentException from {@link #places}, if one is not there
   */
  static KeptColumns named(List<String> names) {
    return (header, ids) -> {
      for (String name : names) {
        if (!header.contains(name)) {
          throw new IllegalArgumentException(
              "column \"" + name + "\": to be kept, but there are " + String.join(", ", header));
        }
      }
      return IntStream.range(0, header.size())
          .filter(place -> names.contains(header.get(place)))
          .toArray();
    };
  }
}
