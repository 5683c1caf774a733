package org.pubn.lab.examples;

import java.util.List;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.LabeledScores;
import org.pubn.eval.Metric;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuMetric;
import org.pubn.eval.PuScores;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;

/** A classifier judged with labels and without. */
final class JudgeClassifier {

  private JudgeClassifier() {}

  static List<MetricValue> accuracy(
      Classifier classifier,
      Features rows,
      boolean[] labels,
      Features positives,
      Features unlabeled) {
    // region judge-classifier
    Bootstrap bootstrap = new Bootstrap(new Seed(0));
    LabeledScores scores = LabeledScores.ofScores(classifier.scores(rows), labels);
    LabeledEvaluation withLabels = LabeledEvaluation.of(scores, classifier.threshold(), bootstrap);

    PuScores pu = PuScores.of(classifier.scores(positives), classifier.scores(unlabeled));
    PriorBelief prior = PriorBelief.within(0.35, 0.45);
    PuEvaluation withoutLabels = PuEvaluation.of(pu, classifier.threshold(), prior, bootstrap);
    // endregion
    return List.of(withLabels.get(Metric.ACCURACY), withoutLabels.get(PuMetric.ACCURACY));
  }
}
