package org.pubn.train;

import java.util.List;

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

  /** The point that was chosen. */
  public GridPoint best() {
    return points.get(chosen);
  }

  /** How many trainings diverged. */
  public long failures() {
    return points.stream().filter(point -> !point.succeeded()).count();
  }
}
