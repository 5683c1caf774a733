package org.pubn.trees.model;

import static org.pubn.engine.ModelFamily.BOOSTED;
import static org.pubn.engine.ModelFamily.FOREST;
import static org.pubn.method.MethodRow.Needs.NEGATIVES_AND_RHO;
import static org.pubn.method.MethodRow.Needs.P_AND_U;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubn.engine.ModelFamily;
import org.pubn.method.MethodProvider;
import org.pubn.method.MethodRow;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.trees.Forest;
import org.pubn.trees.ForestLearner;
import org.pubn.trees.ForestOptions;
import org.pubn.trees.Masses;
import org.pubn.trees.PuForests;
import org.pubn.trees.PuRows;
import org.pubn.weigh.PubnWeights;

/** The methods for trees. Where the samples allow it, the first is what {@code auto} stands for. */
public final class TreeMethods implements MethodProvider {

  private static final double TAU = 0.7;

  private static final Set<ModelFamily> BOTH = Set.of(FOREST, BOOSTED);

  /**
   * Soft labels, bounded by bN: p(y = 1 | x) of U from bags of P against U, mapped monotonically,
   * at most 1 − ρ p_bN / p; then trees on U with these as labels, plus P and bN.
   */
  public static final MethodRow SOFT_LABELS =
      row(
          "soft-labels",
          "soft labels",
          "trees on posteriors of U, bounded by bN; ours",
          NEGATIVES_AND_RHO,
          BOTH,
          problem ->
              softLabels(
                  problem,
                  problem
                      .preparing()
                      .boundedPosteriors(problem.rows(), problem.priors(), problem.seed())));

  /** Soft labels from P and U alone; bN, where given, are plain negatives. */
  public static final MethodRow SOFT_LABELS_N =
      row(
          "soft-labels-n",
          "soft labels\\N",
          "trees on posteriors of U; ours",
          P_AND_U,
          BOTH,
          problem ->
              softLabels(
                  problem,
                  problem
                      .preparing()
                      .posteriors(problem.rows(), problem.priors().pi(), problem.seed())));

  /** PUbN by weights, which any learner can minimize that takes weights of examples. */
  public static final MethodRow PUBN_WEIGHTS =
      row(
          "pubn-weights",
          "PUbN by weights",
          "PUbN risk, equation 7, as weights; σ̂ out of bag, τ 0.7",
          NEGATIVES_AND_RHO,
          BOTH,
          problem -> weighted(problem, problem.priors()));

  /** PUbN\N by weights; bN are not looked at. */
  public static final MethodRow PUBN_N_WEIGHTS =
      row(
          "pubn-n-weights",
          "PUbN\\N by weights",
          "PUbN risk without bN, section 3.4, as weights; σ̂ out of bag, τ 0.7",
          P_AND_U,
          BOTH,
          problem -> weighted(problem, Priors.positive(problem.priors().pi())));

  /** PU bagging, cut where the share π of U is called positive. */
  public static final MethodRow PU_BAGGING =
      row(
          "pu-bagging",
          "PU bagging",
          "bags of P against U, cut at π; Mordelet and Vert 2014",
          P_AND_U,
          Set.of(FOREST),
          problem -> problem.cutAtPrior(problem.preparing().bag(problem.rows(), problem.seed())));

  /** Rows of U count as positive with the odds of being labeled. */
  public static final MethodRow ELKAN_NOTO =
      row(
          "elkan-noto",
          "Elkan–Noto",
          "U weighted by the odds of P against U; Elkan and Noto 2008",
          P_AND_U,
          BOTH,
          problem -> {
            PuRows rows = problem.rows();
            double pi = problem.priors().pi();
            if (problem.boosted()) {
              double[] weights = problem.preparing().elkanNotoWeights(rows, pi, problem.seed());
              return problem.boosted(rows.masses(1, weights, 1));
            }
            PuForests forests = new PuForests(problem.trees(), problem.threads());
            return TreeProblem.scorer(forests.elkanNoto(rows, pi, problem.seed()));
          });

  /** The PU extra trees, whose splits lower an estimate of the PU risk. */
  public static final MethodRow PU_EXTRA_TREES =
      row(
          "pu-extra-trees",
          "PU extra trees",
          "quadratic PU risk as impurity; Wilton et al. 2022",
          P_AND_U,
          Set.of(FOREST),
          problem ->
              TreeProblem.scorer(
                  problem
                      .preparing()
                      .extraTrees(
                          problem.rows(),
                          problem.priors().pi(),
                          problem.scenario(),
                          problem.seed())));

  /** P against U and bN, as if U were negative. */
  public static final MethodRow NAIVE_TREES =
      row(
          "naive-trees",
          "trees, U as N",
          "P against U and bN, line at one half",
          P_AND_U,
          BOTH,
          problem -> problem.randomForest(naive(problem.rows())));

  /** P against U and bN, as if U were negative, cut where the share π of U is called positive. */
  public static final MethodRow NAIVE_AT_PRIOR =
      row(
          "naive-at-prior",
          "forest, U as N, at π",
          "P against U and bN, cut at π",
          P_AND_U,
          Set.of(FOREST),
          problem -> {
            Forest forest =
                new ForestLearner(ForestOptions.randomForest(problem.trees()), problem.threads())
                    .grow(
                        problem.rows().binned(),
                        naive(problem.rows()),
                        problem.seed().child("model"));
            return problem.cutAtPrior(forest);
          });

  @Override
  public List<MethodRow> methods() {
    return List.of(
        SOFT_LABELS,
        SOFT_LABELS_N,
        PUBN_WEIGHTS,
        PUBN_N_WEIGHTS,
        PU_BAGGING,
        ELKAN_NOTO,
        PU_EXTRA_TREES,
        NAIVE_TREES,
        NAIVE_AT_PRIOR);
  }

  private static MethodRow row(
      String id,
      String label,
      String risk,
      MethodRow.Needs needs,
      Set<ModelFamily> families,
      TreeMethod.Recipe recipe) {
    return new MethodRow(
        id,
        label,
        risk,
        needs,
        families,
        List.of(),
        (settings, context) -> new TreeMethod(recipe, Map.of(), context.threads()));
  }

  private static TreesScorer softLabels(TreeProblem problem, double[] posteriors) {
    return problem.extraTrees(problem.rows().masses(1, posteriors, 1));
  }

  private static Masses naive(PuRows rows) {
    return rows.masses(1, new double[rows.unlabeled()], 1);
  }

  private static TreesScorer weighted(TreeProblem problem, Priors priors) {
    PuRows rows = problem.rows();
    double[] sigma = problem.preparing().sigma(rows, priors, problem.seed());
    double[] logits = new double[sigma.length];
    for (int i = 0; i < logits.length; i++) {
      logits[i] = TreesScorer.logOddsOf(sigma[i]);
    }
    PubnWeights weights = PubnWeights.of(priors, TAU, ByRole.of(role -> rows.of(role, logits)));
    float[] positive = new float[logits.length];
    float[] negative = new float[logits.length];
    int next = 0;
    for (Role role : Role.values()) {
      double[] asPositive = weights.asPositive(role);
      double[] asNegative = weights.asNegative(role);
      for (int i = 0; i < asPositive.length; i++) {
        positive[next] = (float) asPositive[i];
        negative[next++] = (float) asNegative[i];
      }
    }
    if (problem.scenario() == Scenario.ONE_SAMPLE) {
      addLabeled(rows, weights.scale(), positive, negative);
    }
    return problem.randomForest(Masses.of(positive, negative));
  }

  /**
   * From the risk among what is left of a table to that of the table: with n rows, n_U of them
   * left, R = n_U/n R_left + 1/n Σ_P ℓ(g) + 1/n Σ_bN ℓ(−g).
   */
  private static void addLabeled(PuRows rows, double scale, float[] positive, float[] negative) {
    double all = positive.length;
    double left = rows.unlabeled() / all;
    int behindU = rows.positives() + rows.unlabeled();
    for (int i = 0; i < positive.length; i++) {
      positive[i] = (float) (left * positive[i] + (i < rows.positives() ? scale / all : 0));
      negative[i] = (float) (left * negative[i] + (i >= behindU ? scale / all : 0));
    }
  }
}
