package org.pubn.settings;

import java.util.List;
import org.pubn.learn.TrainingFailedException;

/**
 * A choice among the points of a grid: the one with the lowest validation loss, of equal ones the
 * first.
 *
 * @param what what was trained, such as {@code σ̂} or {@code PUbN}
 * @param criterion the validation loss by which was chosen
 * @param points all points, in the order of the grid
 * @param chosen the index of the point that was chosen
 */
public record StageChoice(String what, String criterion, List<GridPoint> points, int chosen) {

  public StageChoice {
    points = List.copyOf(points);
  }

  /**
   * Chooses the lowest loss.
   *
   * @throws TrainingFailedException if all diverged
   */
  public static StageChoice of(String what, String criterion, List<GridPoint> points) {
    int best = 0;
    for (int i = 1; i < points.size(); i++) {
      best = points.get(i).loss() < points.get(best).loss() ? i : best;
    }
    if (!points.get(best).succeeded()) {
      throw new TrainingFailedException(
          "training of "
              + what
              + " diverged at every point of the grid; scale the features or give a smaller rate ("
              + points.get(best).failure().orElse("")
              + ")");
    }
    return new StageChoice(what, criterion, points, best);
  }

  /** The point that was chosen. */
  public GridPoint best() {
    return points.get(chosen);
  }

  /** How many trainings diverged. */
  public long failures() {
    return points.stream().filter(point -> !point.succeeded()).count();
  }
}
