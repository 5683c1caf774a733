package org.pubn.train;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.pubn.classify.ColumnImportance;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.files.FeatureColumns;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.risk.RiskEvaluation;
import org.pubn.risk.UpuRisk;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * Permutation importance (Breiman, 2001) where labels are unknown: the error is the unbiased PU
 * risk on P and U validation examples, and the values of a column are replaced by those of random U
 * examples, that is by draws from the column's distribution in the population.
 */
final class PermutationImportance {

  /** Examples of a sample that are looked at, at most. */
  private static final int MOST_ROWS = 1000;

  private static final int REPETITIONS = 3;

  private final Scorer scorer;
  private final UpuRisk risk;
  private final Features positive;
  private final Features unlabeled;

  PermutationImportance(Scorer scorer, UpuRisk risk, PubnSamples validation) {
    this.scorer = scorer;
    this.risk = risk;
    this.positive = some(validation.positive());
    this.unlabeled = some(validation.unlabeled());
  }

  /** Rows evenly spread: the first ones of U may be copies of P. */
  private static Features some(Features rows) {
    return rows.rows() <= MOST_ROWS
        ? rows
        : rows.select(
            IntStream.range(0, MOST_ROWS)
                .map(i -> (int) ((long) i * rows.rows() / MOST_ROWS))
                .toArray());
  }

  /** The importance of every column, the greatest first. */
  List<ColumnImportance> of(FeatureColumns columns, Seed seed) {
    double loss = loss(positive, unlabeled);
    List<ColumnImportance> importance = new ArrayList<>();
    for (FeatureColumns.Column column : columns.columns()) {
      RandomStream random = seed.child(column.name()).random();
      FeatureReplacement replacement =
          new FeatureReplacement(positive.columns(), column.features());
      double sum = 0;
      double squares = 0;
      for (int i = 0; i < REPETITIONS; i++) {
        double increase =
            loss(replaced(replacement, positive, random), replaced(replacement, unlabeled, random))
                - loss;
        sum += increase;
        squares += increase * increase;
      }
      double mean = sum / REPETITIONS;
      double variance = (squares - sum * mean) / (REPETITIONS - 1);
      importance.add(new ColumnImportance(column.name(), mean, Math.sqrt(Math.max(0, variance))));
    }
    importance.sort(Comparator.comparingDouble(ColumnImportance::increase).reversed());
    return importance;
  }

  private Features replaced(FeatureReplacement replacement, Features rows, RandomStream random) {
    int[] donors =
        IntStream.generate(() -> random.nextInt(unlabeled.rows())).limit(rows.rows()).toArray();
    return replacement.apply(rows, unlabeled.select(donors));
  }

  private double loss(Features ofPositive, Features ofUnlabeled) {
    RiskEvaluation evaluation = new RiskEvaluation(risk);
    for (float score : scorer.scores(ofPositive)) {
      evaluation.add(Role.POSITIVE, score, Double.NaN);
    }
    for (float score : scorer.scores(ofUnlabeled)) {
      evaluation.add(Role.UNLABELED, score, Double.NaN);
    }
    return evaluation.value();
  }
}
