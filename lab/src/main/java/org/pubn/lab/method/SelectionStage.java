package org.pubn.lab.method;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One stage of choosing settings: a grid, and whose mean validation loss over the trials decides.
 *
 * @param part the part of the method whose loss decides; empty where it is the method itself
 * @param grid the values to try for each setting
 */
public record SelectionStage(Optional<MethodKind> part, Map<String, List<Double>> grid) {

  public SelectionStage {
    grid = new LinkedHashMap<>(grid);
  }

  /** A stage decided by the loss of the method itself, without a grid yet. */
  public static SelectionStage ofMethod() {
    return new SelectionStage(Optional.empty(), Map.of());
  }

  /** A stage decided by the loss of a part of the method, without a grid yet. */
  public static SelectionStage of(MethodKind part) {
    return new SelectionStage(Optional.of(part), Map.of());
  }

  /** The same stage with one more setting to vary. */
  public SelectionStage over(String name, List<Double> values) {
    Map<String, List<Double>> more = new LinkedHashMap<>(grid);
    more.put(name, values);
    return new SelectionStage(part, more);
  }

  /** Every point of the grid, added to settings that are known already and are not varied. */
  public List<Settings> points(Settings known) {
    List<Settings> points = List.of(known);
    for (Map.Entry<String, List<Double>> axis : grid.entrySet()) {
      if (known.has(axis.getKey())) {
        continue;
      }
      List<Settings> finer = new ArrayList<>();
      for (Settings point : points) {
        for (double value : axis.getValue()) {
          finer.add(point.with(axis.getKey(), value));
        }
      }
      points = finer;
    }
    return points;
  }
}
