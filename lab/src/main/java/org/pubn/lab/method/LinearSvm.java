package org.pubn.lab.method;

import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.FeatureNode;
import de.bwaldvogel.liblinear.Linear;
import de.bwaldvogel.liblinear.Model;
import de.bwaldvogel.liblinear.Parameter;
import de.bwaldvogel.liblinear.Problem;
import de.bwaldvogel.liblinear.SolverType;
import java.util.ArrayList;
import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;

/**
 * A linear support vector machine with the squared hinge loss, without prior weights:
 *
 * <pre>min ½‖(w, b)‖² + C Σ max(0, 1 − y (w·x + b))²</pre>
 *
 * The problem is strictly convex; the solver (LIBLINEAR's Newton method on the primal) uses no
 * random numbers.
 */
final class LinearSvm {

  private static final double ACCURACY = 1e-4;

  static {
    Linear.disableDebugOutput();
  }

  private LinearSvm() {}

  /** Learns to tell rows of two samples apart. */
  static Network learn(Features positive, Features negative, double c) {
    int columns = positive.columns();
    List<Feature[]> rows = new ArrayList<>();
    addRows(positive, rows);
    addRows(negative, rows);
    Problem problem = new Problem();
    problem.l = rows.size();
    problem.n = columns + 1;
    problem.bias = 1;
    problem.x = rows.toArray(new Feature[0][]);
    problem.y = new double[rows.size()];
    for (int row = 0; row < rows.size(); row++) {
      problem.y[row] = row < positive.rows() ? 1 : -1;
    }
    Model model = Linear.train(problem, new Parameter(SolverType.L2R_L2LOSS_SVC, c, ACCURACY));
    double[] weights = model.getFeatureWeights();
    int sign = model.getLabels()[0];
    float[] parameters = new float[columns + 1];
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = (float) (sign * weights[i]);
    }
    return new Network(NetworkSpec.linear(columns), parameters);
  }

  /** Every row with a column of ones behind it, whose weight is b. LIBLINEAR counts from 1. */
  private static void addRows(Features features, List<Feature[]> rows) {
    int columns = features.columns();
    int[] indices = new int[columns];
    float[] values = new float[columns];
    for (int row = 0; row < features.rows(); row++) {
      int length;
      if (features instanceof SparseFeatures sparse) {
        length = sparse.copyRow(row, indices, values, 0);
      } else {
        ((DenseFeatures) features).copyRow(row, values, 0);
        length = columns;
        for (int i = 0; i < columns; i++) {
          indices[i] = i;
        }
      }
      Feature[] nodes = new Feature[length + 1];
      for (int i = 0; i < length; i++) {
        nodes[i] = new FeatureNode(indices[i] + 1, values[i]);
      }
      nodes[length] = new FeatureNode(columns + 1, 1);
      rows.add(nodes);
    }
  }
}
