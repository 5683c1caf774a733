package org.pubn.serve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;

/**
 * What a model that reads tables needs to know about its input, made once for all requests.
 *
 * @param columns the columns in the order of the encoder's header
 * @param positions where each of them stands
 */
record TableInput(List<String> columns, Map<String, Integer> positions, RowEncoder encoder) {

  static TableInput of(Preprocessing preprocessing) {
    List<String> columns = List.copyOf(preprocessing.columns());
    Map<String, Integer> positions = new HashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      positions.put(columns.get(i), i);
    }
    return new TableInput(columns, Map.copyOf(positions), preprocessing.encoder(columns));
  }
}
