package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hipparchus.stat.projection.PCA;
import org.jspecify.annotations.Nullable;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.TestSet;
import org.pubn.learn.Fit;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.Network;

/**
 * The representation a network learned: the values of its last hidden layer, before ReLU, on the
 * first test examples, projected onto their first two principal components.
 */
final class Embeddings {

  private static final int EXAMPLES = 500;
  private static final int COMPONENTS = 2;

  private Embeddings() {}

  /** The embedding of a fit that is a single network with a hidden layer; null for others. */
  static Details.@Nullable Embedding of(Fit fit, TestSet test) {
    if (!(fit.scorer() instanceof Network network)) {
      return null;
    }
    int layer = lastHidden(network.spec().layers());
    if (layer < 0) {
      return null;
    }
    int[] rows = new int[Math.min(EXAMPLES, test.size())];
    List<Integer> classes = new ArrayList<>();
    for (int i = 0; i < rows.length; i++) {
      rows[i] = i;
      classes.add(test.classes().get(i));
    }
    DenseFeatures activations = network.activations(test.features().select(rows), layer);
    PCA pca = new PCA(COMPONENTS);
    List<List<Double>> points =
        Arrays.stream(pca.fitAndTransform(toArray(activations))).map(Embeddings::toList).toList();
    return new Details.Embedding(classes, points, explained(pca));
  }

  /** The parametrized layer before the last one. */
  private static int lastHidden(List<LayerSpec> layers) {
    int last = layers.size() - 1;
    for (int i = last - 1; i >= 0; i--) {
      if (layers.get(i).parameters() > 0) {
        return i;
      }
    }
    return -1;
  }

  private static List<Double> toList(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }

  private static double[][] toArray(DenseFeatures features) {
    double[][] rows = new double[features.rows()][features.columns()];
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length; column++) {
        rows[row][column] = features.get(row, column);
      }
    }
    return rows;
  }

  /** The shares of the whole variance that the first components hold. */
  private static List<Double> explained(PCA pca) {
    double[] ofAllComponents = pca.getVariance();
    double total = Arrays.stream(ofAllComponents).sum();
    return Arrays.stream(ofAllComponents).limit(COMPONENTS).mapToObj(v -> v / total).toList();
  }
}
