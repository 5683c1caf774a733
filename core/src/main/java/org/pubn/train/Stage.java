package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One stage of choosing settings: a grid, and whose validation loss decides.
 *
 * @param part the part of the method whose loss decides; empty where it is the method itself
 * @param axes the settings that are chosen in this stage
 */
record Stage(Optional<Part> part, List<Setting> axes) {

  Stage {
    axes = List.copyOf(axes);
  }

  /** A stage decided by the loss of the method itself. */
  static Stage ofMethod(Setting... axes) {
    return new Stage(Optional.empty(), List.of(axes));
  }

  /** A stage decided by the loss of a part. */
  static Stage of(Part part, Setting... axes) {
    return new Stage(Optional.of(part), List.of(axes));
  }

  /** Every point of the grid, added to settings that are known already and are not varied. */
  List<Settings> points(Settings known) {
    List<Settings> points = List.of(known);
    for (Setting axis : axes) {
      if (known.has(axis)) {
        continue;
      }
      List<Settings> finer = new ArrayList<>();
      for (Settings point : points) {
        axis.grid().forEach(value -> finer.add(point.with(axis, value)));
      }
      points = finer;
    }
    return points;
  }
}
