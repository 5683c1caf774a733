package org.pubn.method;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/**
 * One stage of choosing settings: which are varied, and whose validation loss decides.
 *
 * @param part the part of the method whose loss decides; empty where it is the method itself
 * @param axes the settings that are chosen in this stage
 */
public record Stage(Optional<Part> part, List<Setting> axes) {

  public Stage {
    axes = List.copyOf(axes);
  }

  /** A stage decided by the loss of the method itself. */
  public static Stage ofMethod(Setting... axes) {
    return new Stage(Optional.empty(), List.of(axes));
  }

  /** A stage decided by the loss of a part. */
  public static Stage of(Part part, Setting... axes) {
    return new Stage(Optional.of(part), List.of(axes));
  }

  /** What is trained in this stage of a method: the part, or the method itself. */
  public MethodFactory trained(MethodRow method) {
    return part.isPresent() ? part.get() : method;
  }

  /**
   * Every point of the grid, the last axis fastest, added to settings that are known already and
   * are not varied.
   *
   * @param grids the values of an axis, such as {@link Setting#grid()}
   */
  public List<Settings> points(Settings known, Function<Setting, List<Double>> grids) {
    List<Settings> points = List.of(known);
    for (Setting axis : axes) {
      if (known.has(axis.name())) {
        continue;
      }
      List<Settings> finer = new ArrayList<>();
      for (Settings point : points) {
        grids.apply(axis).forEach(value -> finer.add(point.with(axis, value)));
      }
      points = finer;
    }
    return points;
  }
}
