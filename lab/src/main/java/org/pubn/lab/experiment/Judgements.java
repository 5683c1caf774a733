package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.LabeledScores;
import org.pubn.eval.Metric;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuMetric;
import org.pubn.eval.PuScores;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.TestSet;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;

/**
 * Judges a classifier without labels, and compares with the truth. The test examples are halved at
 * random. One half, without its labels, is the unlabeled sample; some of its positives are the
 * positive sample. The labels of the other half are the truth.
 */
final class Judgements {

  /** As many positives as the paper trains with. */
  private static final int POSITIVES = 500;

  /** How far from its middle an interval of π reaches. */
  private static final double DOUBT = 0.02;

  private static final List<Metric> METRICS =
      List.of(Metric.ACCURACY, Metric.PRECISION, Metric.RECALL, Metric.F1, Metric.ROC_AUC);

  private Judgements() {}

  /**
   * Judges decisions at the threshold 0.
   *
   * @param pi the share of positives that the learner believed in
   * @param seed the source of the halves and of the resamples
   */
  static Details.Judgement of(Scorer scorer, TestSet test, double pi, Seed seed) {
    int[] order = new int[test.size()];
    Arrays.setAll(order, row -> row);
    seed.child("halves").random().shuffle(order);
    int[] seen = Arrays.copyOf(order, order.length / 2);
    int[] hidden = Arrays.copyOfRange(order, seen.length, order.length);
    int[] positives =
        Arrays.stream(seen).filter(test.labels()::isPositive).limit(POSITIVES).toArray();
    Bootstrap bootstrap = new Bootstrap(seed.child("bootstrap"));
    PuScores scores = PuScores.of(scores(scorer, test, positives), scores(scorer, test, seen));
    LabeledEvaluation truth =
        LabeledEvaluation.of(
            LabeledScores.ofScores(scores(scorer, test, hidden), labels(test, hidden)),
            0,
            bootstrap);
    List<Details.Judged> judged = new ArrayList<>();
    beliefs(pi)
        .forEach(
            (name, belief) -> {
              PuEvaluation evaluation = PuEvaluation.of(scores, 0, belief, bootstrap);
              for (Metric metric : METRICS) {
                PuMetric free = PuMetric.valueOf(metric.name());
                if (truth.get(metric) instanceof MetricValue.Estimate real
                    && evaluation.get(free) instanceof MetricValue.Estimate estimate) {
                  judged.add(
                      new Details.Judged(
                          name,
                          metric.label(),
                          real.value(),
                          estimate.value(),
                          estimate.interval().low(),
                          estimate.interval().high()));
                }
              }
            });
    return new Details.Judgement(judged);
  }

  private static Map<String, PriorBelief> beliefs(double pi) {
    Map<String, PriorBelief> beliefs = new LinkedHashMap<>();
    beliefs.put("π", PriorBelief.known(pi));
    beliefs.put("π ± " + DOUBT, PriorBelief.within(pi, pi - DOUBT, pi + DOUBT));
    return beliefs;
  }

  private static float[] scores(Scorer scorer, TestSet test, int[] rows) {
    Features features = test.features().select(rows);
    return scorer.scores(features);
  }

  private static boolean[] labels(TestSet test, int[] rows) {
    boolean[] labels = new boolean[rows.length];
    for (int i = 0; i < rows.length; i++) {
      labels[i] = test.labels().isPositive(rows[i]);
    }
    return labels;
  }
}
