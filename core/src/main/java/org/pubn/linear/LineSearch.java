package org.pubn.linear;

/**
 * How far to go along a direction: a step that lowers the value enough and leaves a flatter slope
 * (the weak Wolfe conditions). Close to the minimum differences of values are rounding; there the
 * slope alone decides, as long as the value does not rise beyond rounding (Hager and Zhang 2005).
 *
 * <p>Steps that are too long or too short bracket the right one. As the slope of a convex function
 * rises all along, the next guess is where a straight line through the slopes at both ends is zero.
 */
final class LineSearch {

  enum Verdict {
    ACCEPTED,
    GOES_ON,
    STUCK
  }

  private static final double LOWER = 1e-4;
  private static final double FLATTER = 0.9;
  private static final double ROUNDING = 1e-13;
  private static final int LIMIT = 40;

  private final double startValue;
  private final double startSlope;
  private double step;
  private double shorter;
  private double slopeShorter;
  private double longer = Double.POSITIVE_INFINITY;
  private double slopeLonger = Double.NaN;
  private int told;

  LineSearch(double startValue, double startSlope, double firstStep) {
    this.startValue = startValue;
    this.startSlope = startSlope;
    this.slopeShorter = startSlope;
    this.step = firstStep;
  }

  /** The step to be tried. */
  double step() {
    return step;
  }

  /** Takes the value and the slope at the step. */
  Verdict tell(double value, double slope) {
    if (!lowEnough(value, slope)) {
      longer = step;
      slopeLonger = slope;
    } else if (slope < FLATTER * startSlope) {
      shorter = step;
      slopeShorter = slope;
    } else {
      return Verdict.ACCEPTED;
    }
    if (++told == LIMIT) {
      return Verdict.STUCK;
    }
    step = longer == Double.POSITIVE_INFINITY ? 2 * shorter : between();
    return Verdict.GOES_ON;
  }

  private boolean lowEnough(double value, double slope) {
    boolean falls = value <= startValue + LOWER * step * startSlope;
    boolean level =
        value <= startValue + ROUNDING * Math.abs(startValue)
            && slope <= (2 * LOWER - 1) * startSlope;
    return falls || level;
  }

  /** The zero of the slope by a straight line, kept away from both ends. */
  private double between() {
    double width = longer - shorter;
    double share = -slopeShorter / (slopeLonger - slopeShorter);
    return shorter + (share >= 0.1 && share <= 0.9 ? share : 0.5) * width;
  }
}
