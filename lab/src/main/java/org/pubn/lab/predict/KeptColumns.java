package org.pubn.lab.predict;

import java.util.List;
import java.util.stream.IntStream;
import org.pubn.classify.Preprocessing;
import org.pubn.table.TableEncoding;

/** Which columns of a table are passed through beside the scores. */
public interface KeptColumns {

  /** The places of the columns in the header, rising. */
  int[] places(List<String> header, Preprocessing preprocessing);

  /** Those that named the rows of the training table, as far as this one has them. */
  static KeptColumns ids() {
    return (header, preprocessing) ->
        preprocessing instanceof TableEncoding encoding
            ? IntStream.range(0, header.size())
                .filter(place -> encoding.ids().contains(header.get(place)))
                .toArray()
            : new int[0];
  }

  /** All columns. */
  static KeptColumns all() {
    return (header, preprocessing) -> IntStream.range(0, header.size()).toArray();
  }

  /**
   * Columns by name.
   *
   * @throws IllegalArgumentException from {@link #places}, if one is not there
   */
  static KeptColumns named(List<String> names) {
    return (header, preprocessing) -> {
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
