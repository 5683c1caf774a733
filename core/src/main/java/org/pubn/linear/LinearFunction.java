package org.pubn.linear;

import java.util.Locale;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.engine.Scorer;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;

/**
 * g(x) = w·x + b in double precision. Immutable and safe to share between threads. {@link
 * #network()} is the same in the precision of classifier files.
 */
public final class LinearFunction implements Scorer {

  private final double[] parameters;

  private LinearFunction(double[] parameters) {
    this.parameters = parameters;
  }

  /**
   * A function from its numbers.
   *
   * @param parameters a weight per column, then the intercept; copied
   * @throws InputException if one is not finite
   */
  public static LinearFunction of(double... parameters) {
    if (parameters.length < 2) {
      throw new InputException(
          parameters.length
              + " parameters: a linear function has at least a weight and a constant");
    }
    for (int i = 0; i < parameters.length; i++) {
      if (!Double.isFinite(parameters[i])) {
        throw new InputException(
            String.format(
                Locale.ROOT, "parameter %d: %s is not a finite number", i, parameters[i]));
      }
    }
    return new LinearFunction(parameters.clone());
  }

  /** A copy of its numbers: a weight per column, then the intercept. */
  public double[] parameters() {
    return parameters.clone();
  }

  @Override
  public int columns() {
    return parameters.length - 1;
  }

  /** g(x) of a row. */
  public double score(LinearInput rows, int row) {
    return rows.dot(row, parameters) + parameters[parameters.length - 1];
  }

  @Override
  public double[] preciseScores(Features rows) {
    if (rows.columns() != columns()) {
      throw new InputException(
          "rows of " + rows.columns() + " columns: the model takes " + columns());
    }
    LinearInput input = LinearInput.of(rows);
    double[] scores = new double[rows.rows()];
    for (int row = 0; row < scores.length; row++) {
      scores[row] = score(input, row);
    }
    return scores;
  }

  @Override
  public float[] scores(Features rows) {
    double[] precise = preciseScores(rows);
    float[] scores = new float[precise.length];
    for (int row = 0; row < scores.length; row++) {
      scores[row] = (float) precise[row];
      if (!Float.isFinite(scores[row])) {
        throw new ArithmeticException("row " + row + ": its score " + precise[row] + " overflows");
      }
    }
    return scores;
  }

  /** The same as a network, every number rounded to a {@code float}. */
  public Network network() {
    float[] rounded = new float[parameters.length];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = (float) parameters[i];
    }
    return new Network(NetworkSpec.linear(columns()), rounded);
  }
}
