package org.pubn.train;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.data.Progress;
import org.pubn.data.Warning;
import org.pubn.files.FeatureColumns;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.Fit;
import org.pubn.learn.Problem;
import org.pubn.method.MethodRow;
import org.pubn.nn.LinearWeights;
import org.pubn.prior.PriorReport;
import org.pubn.risk.MarginLoss;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;

/**
 * What came of a training on one's own data: the classifier, and how it came about.
 *
 * @param classifier what was learned, with its threshold and with how rows become features
 * @param samples what it was learned from
 * @param priors π and ρ, and where they came from
 * @param problem the samples on both sides of the split, the priors and the model
 * @param method the method
 * @param settings the settings it was run with
 * @param stages how they were chosen
 * @param fit the trainings behind the classifier
 * @param decision the threshold and what follows from it
 * @param numbers how good it is, from rows that had no part in choosing it; empty where they were
 *     left out
 * @param topRows what one finds among the unlabeled rows with the highest scores
 * @param negativesAuc how well P can be told from bN: the area under the ROC curve, on validation
 *     examples, of a classifier trained for nothing else; empty without bN
 * @param warnings what a person should look at: first what is doubtful about the priors
 * @param models how the kind of model was chosen; empty where it was given
 */
public record TrainResult(
    Classifier classifier,
    LoadedSamples samples,
    PriorReport priors,
    Problem problem,
    MethodRow method,
    Settings settings,
    List<StageChoice> stages,
    Fit fit,
    DecisionThreshold decision,
    Optional<HonestNumbers> numbers,
    List<TopRows> topRows,
    OptionalDouble negativesAuc,
    List<Warning> warnings,
    Optional<ModelChoice> models) {

  /** The columns up to which {@link #importance} is computed. */
  public static final int MOST_COLUMNS = 500;

  public TrainResult {
    stages = List.copyOf(stages);
    topRows = List.copyOf(topRows);
    warnings = List.copyOf(warnings);
  }

  /**
   * Trains on samples that are split already. The number of threads changes nothing but the time it
   * takes.
   *
   * @throws org.pubn.data.InputException if the samples lack what the method needs, or an option
   *     does not belong to it
   */
  public static TrainResult of(LoadedSamples samples, TrainOptions options, Progress progress) {
    return new TrainingPipeline(samples, options, progress).run();
  }

  /** How much each group of examples counted in the risk that the decision function minimizes. */
  public List<RoleWeight> groupWeights() {
    return fit.parts().stream().flatMap(part -> RoleWeight.of(part).stream()).toList();
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
  public List<ColumnImportance> importance() {
    return importance(samples.featureColumns());
  }

  /** Like {@link #importance()}, for features that belong to columns of the caller's own. */
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
