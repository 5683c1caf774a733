package org.pubn.linear;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * The minimum of a convex function by limited-memory BFGS (Nocedal 1980), a quasi-Newton method:
 * the last {@value #MEMORY} changes of the gradient stand for the curvature.
 *
 * <p>It does not call the function: it says at which {@link #point} it wants to know value and
 * gradient, and is {@linkplain #tell told}. So many searches can share one pass over the rows:
 *
 * <pre>{@code
 * while (!search.finished()) {
 *   search.tell(value(search.point()), gradient(search.point()));
 * }
 * }</pre>
 *
 * <p>Not thread-safe; equal answers give equal bits.
 */
public final class Lbfgs {

  private static final int MEMORY = 10;

  /** A change of the point and what it did to the gradient. */
  private static final class Pair {
    final double[] step;
    final double[] change;
    final double curvature;

    Pair(double[] step, double[] change) {
      this.step = step;
      this.change = change;
      this.curvature = dot(step, change);
    }
  }

  private final double tolerance;
  private final int limit;
  private final Deque<Pair> pairs = new ArrayDeque<>();

  private double[] point;
  private double value;
  private double[] gradient = {};
  private double[] direction = {};
  private double[] trial;
  private LineSearch line = new LineSearch(0, 0, 0);
  private int evaluations;
  private int iterations;
  private boolean finished;

  /**
   * A search.
   *
   * @param start where it begins; copied
   * @param tolerance the length of the gradient at which it ends
   * @param limit how often it may ask for a value and a gradient
   */
  public Lbfgs(double[] start, double tolerance, int limit) {
    this.point = start.clone();
    this.trial = point;
    this.tolerance = tolerance;
    this.limit = limit;
  }

  /** Whether it has ended: at the minimum, at the limit, or where no step leads down any more. */
  public boolean finished() {
    return finished;
  }

  /** Where value and gradient are wanted next; at the end, the best point. Not to be changed. */
  public double[] point() {
    return finished ? point : trial;
  }

  /** The outcome so far. */
  public Minimum minimum() {
    return new Minimum(
        LinearFunction.of(point),
        value,
        norm(gradient),
        iterations,
        evaluations,
        reached(gradient));
  }

  /**
   * Takes the value and the gradient at {@link #point}.
   *
   * @param slopes the gradient; kept, not to be changed
   * @throws ArithmeticException if the function has no value at the start
   */
  public void tell(double valueThere, double[] slopes) {
    evaluations++;
    if (evaluations == 1) {
      if (!Double.isFinite(valueThere)) {
        throw new ArithmeticException("the risk is " + valueThere + " at the start");
      }
      accept(valueThere, slopes);
      return;
    }
    switch (line.tell(valueThere, dot(slopes, direction))) {
      case ACCEPTED -> {
        remember(slopes);
        iterations++;
        accept(valueThere, slopes);
      }
      case GOES_ON -> {
        trial = along(line.step());
        if (evaluations >= limit) {
          finish();
        }
      }
      case STUCK -> finish();
    }
  }

  /** Ends, and lets go of what only a search needs. */
  private void finish() {
    finished = true;
    pairs.clear();
  }

  private void accept(double valueThere, double[] slopes) {
    point = trial;
    value = valueThere;
    gradient = slopes;
    if (reached(gradient) || evaluations >= limit) {
      finish();
      return;
    }
    direction = descent();
    double slope = dot(gradient, direction);
    if (!(slope < 0)) {
      pairs.clear();
      direction = scaled(-1, gradient);
      slope = dot(gradient, direction);
    }
    double first = pairs.isEmpty() ? Math.min(1, 1 / norm(gradient)) : 1;
    line = new LineSearch(value, slope, first);
    trial = along(first);
  }

  private void remember(double[] slopes) {
    double[] step = minus(trial, point);
    double[] change = minus(slopes, gradient);
    Pair pair = new Pair(step, change);
    if (pair.curvature > 1e-14 * norm(step) * norm(change)) {
      if (pairs.size() == MEMORY) {
        pairs.removeFirst();
      }
      pairs.addLast(pair);
    }
  }

  /** The two-loop recursion: −H times the gradient, H built from the pairs. */
  private double[] descent() {
    double[] descent = scaled(-1, gradient);
    double[] factors = new double[pairs.size()];
    int i = pairs.size();
    for (Iterator<Pair> newest = pairs.descendingIterator(); newest.hasNext(); ) {
      Pair pair = newest.next();
      factors[--i] = dot(pair.step, descent) / pair.curvature;
      add(-factors[i], pair.change, descent);
    }
    if (!pairs.isEmpty()) {
      Pair last = pairs.getLast();
      double scale = last.curvature / dot(last.change, last.change);
      for (int j = 0; j < descent.length; j++) {
        descent[j] *= scale;
      }
    }
    for (Pair pair : pairs) {
      double other = dot(pair.change, descent) / pair.curvature;
      add(factors[i++] - other, pair.step, descent);
    }
    return descent;
  }

  private boolean reached(double[] slopes) {
    return evaluations > 0 && norm(slopes) <= tolerance;
  }

  private double[] along(double step) {
    double[] there = point.clone();
    add(step, direction, there);
    return there;
  }

  private static double[] minus(double[] a, double[] b) {
    double[] difference = a.clone();
    add(-1, b, difference);
    return difference;
  }

  private static double[] scaled(double factor, double[] a) {
    double[] scaled = new double[a.length];
    add(factor, a, scaled);
    return scaled;
  }

  private static void add(double factor, double[] a, double[] target) {
    for (int i = 0; i < a.length; i++) {
      target[i] += factor * a[i];
    }
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static double norm(double[] a) {
    return Math.sqrt(dot(a, a));
  }
}
