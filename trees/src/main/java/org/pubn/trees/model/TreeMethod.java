package org.pubn.trees.model;

import java.util.Map;
import java.util.Set;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.ModelFamily;
import org.pubn.learn.Fit;
import org.pubn.learn.HyperParameters;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.sample.PubnSamples;
import org.pubn.trees.PuRows;

/**
 * A method that grows trees.
 *
 * @param recipe how
 * @param more hyper-parameters of the recipe, for the record
 * @param threads at once, which has no influence on what is learned
 */
record TreeMethod(Recipe recipe, Map<String, String> more, int threads) implements Method {

  /** Turns rows into a decision function. */
  @FunctionalInterface
  interface Recipe {
    TreesScorer learn(TreeProblem problem);
  }

  TreeMethod {
    more = Map.copyOf(more);
  }

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters().with("trees", more).map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    TreeModel model = (TreeModel) problem.model();
    // Out-of-bag scores of a copy would come from trees that know its row, so that trees take the
    // rows that nobody labeled for U, and π and ρ among them.
    PubnSamples training = problem.data().training().apart();
    Set<Integer> categories = model.shape().categories();
    PuRows rows =
        PuRows.of(
            rows(training.positive()),
            rows(training.unlabeled()),
            rows(training.negative()),
            categories,
            threads,
            problem.seed());
    TreeProblem grown =
        new TreeProblem(
            rows,
            problem.data().amongUnlabeled(problem.priors()),
            problem.data().training().scenario(),
            model.family() == ModelFamily.BOOSTED,
            model.trees(),
            threads,
            problem.seed().child("trees"));
    return Fit.of(problem, recipe.learn(grown));
  }

  static float[][] rows(Features features) {
    DenseFeatures dense =
        features instanceof DenseFeatures same ? same : ((SparseFeatures) features).toDense();
    float[][] rows = new float[dense.rows()][dense.columns()];
    for (int row = 0; row < rows.length; row++) {
      dense.copyRow(row, rows[row], 0);
    }
    return rows;
  }
}
