package org.pubn.lab.method;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.Pubn;
import org.pubn.data.Features;
import org.pubn.data.Progress;
import org.pubn.engine.Scorer;
import org.pubn.files.FeatureColumns;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.prior.GivenPriors;
import org.pubn.split.SharedRows;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/**
 * All that {@code train} does for a user who knows the priors: it chooses on the validation rows of
 * the trial what the options leave open, and sets the threshold.
 */
record WholeTraining(TrainOptions options) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return Map.of();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    LoadedSamples samples =
        new LoadedSamples(
            "trial",
            problem.data(),
            SharedRows.NONE,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            FeatureColumns.unnamed(problem.data().training().columns()),
            Optional.empty());
    TrainResult result =
        Pubn.train(
            samples,
            options.withPriors(GivenPriors.of(problem.priors())).withSeed(problem.seed().value()),
            Progress.NONE);
    return Fit.of(problem, new Decided(result.classifier().scorer(), result.decision().score()));
  }

  /** Scores above the threshold: positive rows have more than 0. */
  private record Decided(Scorer scorer, double threshold) implements Scorer {

    @Override
    public int columns() {
      return scorer.columns();
    }

    @Override
    public float[] scores(Features rows) {
      float[] scores = scorer.scores(rows);
      for (int i = 0; i < scores.length; i++) {
        scores[i] = (float) (scores[i] - threshold);
      }
      return scores;
    }
  }
}
