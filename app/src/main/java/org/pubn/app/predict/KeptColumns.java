package org.pubn.app.predict;

import java.util.List;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.files.ModelRows;
import org.pubn.storage.DataFormatException;

/** Which columns of a table are passed through beside the scores. */
public interface KeptColumns {

  /**
   * The places of the columns in the header, rising.
   *
   * @param ids the columns that name the rows, some of which may not be there
   */
  int[] places(List<String> header, List<String> ids);

  /**
   * The places of the columns of some rows.
   *
   * @throws DataFormatException if one is not there
   */
  default int[] placesIn(ModelRows rows) {
    try {
      return places(rows.columns(), rows.ids());
    } catch (InputException e) {
      throw new DataFormatException(rows.source(), String.valueOf(e.getMessage()), e);
    }
  }

  /** Whether cells that a spreadsheet would run as formulas get an apostrophe before them. */
  default boolean isDefused() {
    return false;
  }

  /** The same columns, with what a spreadsheet would run defused. */
  default KeptColumns defused() {
    KeptColumns columns = this;
    return new KeptColumns() {
      @Override
      public int[] places(List<String> header, List<String> ids) {
        return columns.places(header, ids);
      }

      @Override
      public boolean isDefused() {
        return true;
      }
    };
  }

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
   * @throws InputException from {@link #places}, if one is not there
   */
  static KeptColumns named(List<String> names) {
    return (header, ids) -> {
      for (String name : names) {
        if (!header.contains(name)) {
          throw new InputException(
              "column \""
                  + name
                  + "\": cannot be kept, the columns are "
                  + String.join(", ", header));
        }
      }
      return IntStream.range(0, header.size())
          .filter(place -> names.contains(header.get(place)))
          .toArray();
    };
  }
}
