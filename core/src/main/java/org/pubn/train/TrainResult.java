package org.pubn.train;

import java.util.List;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.risk.MarginLoss;

/**
 * What came of a training on one's own data: the classifier, and how it came about.
 *
 * @param classifier what was learned, with its threshold
 * @param problem the samples on both sides of the split, the priors and the model
 * @param method the method with the settings that were chosen
 * @param settings those settings
 * @param stages how they were chosen
 * @param fit the trainings behind the classifier
 * @param decision the threshold and what follows from it
 * @param diagnosis what a person should know
 */
public record TrainResult(
    Classifier classifier,
    Problem problem,
    Method method,
    Settings settings,
    List<StageChoice> stages,
    Fit fit,
    DecisionThreshold decision,
    Diagnosis diagnosis) {

  /** The columns up to which {@link #importance} is computed. */
  public static final int MOST_COLUMNS = 500;

  public TrainResult {
    stages = List.copyOf(stages);
  }

  /** What a person should look at. */
  public List<Warning> warnings() {
    return diagnosis.warnings();
  }

  /** How much each group of examples counted in the risk that the decision function minimises. */
  public List<GroupWeight> groupWeights() {
    return fit.parts().stream()
        .flatMap(part -> GroupWeight.of(part, problem.data().training()).stream())
        .toList();
  }

  /** σ̂ at every U training example, where the method has one. */
  public Optional<double[]> sigmaOfUnlabeled() {
    return fit.sigma()
        .map(
            estimate -> {
              float[] logits = estimate.logit().scores(problem.data().training().unlabeled());
              double[] sigma = new double[logits.length];
              for (int i = 0; i < sigma.length; i++) {
                sigma[i] = MarginLoss.SIGMOID.value(-logits[i]);
              }
              return sigma;
            });
  }

  /**
   * How much the classifier depends on each column, the most important first: by how much the
   * unbiased PU risk on validation examples rises where the column's values are those of random
   * unlabeled rows. Empty where there are more than {@link #MOST_COLUMNS}.
   */
  public List<ColumnImportance> importance(FeatureColumns columns) {
    if (columns.columns().size() > MOST_COLUMNS) {
      return List.of();
    }
    return new PermutationImportance(
            classifier.scorer(), Fit.validationRisk(problem), problem.data().validation())
        .of(columns, problem.seed().child("importance"));
  }

  /** The weight of every feature, if the decision function is a single linear model. */
  public Optional<List<Double>> linearWeights() {
    return LinearWeights.of(classifier.scorer());
  }
}
