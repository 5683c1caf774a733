package org.pubn.learn;

import java.util.Locale;
import org.pubn.data.InputException;
import org.pubn.engine.Model;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.TrainingData;

/**
 * What a method is asked to solve.
 *
 * @param data the samples
 * @param priors π and ρ as the learner believes them to be
 * @param model the kind of model to train
 * @param seed the source of all randomness of the trainings
 */
public record Problem(TrainingData data, Priors priors, Model model, Seed seed) {

  public Problem {
    if (model.columns() != data.training().columns()) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "model %s: takes %d columns, the samples have %d",
              model.description(),
              model.columns(),
              data.training().columns()));
    }
    if (priors.rho() > 0 && !data.training().hasNegatives()) {
      throw new InputException(
          "rho " + priors.rho() + ": must be 0 where no negative examples are given");
    }
  }

  /** The same problem on other samples. */
  public Problem withData(TrainingData otherData) {
    return new Problem(otherData, priors, model, seed);
  }

  /** The same problem with other random numbers. */
  public Problem withSeed(Seed otherSeed) {
    return new Problem(data, priors, model, otherSeed);
  }

  /** Refuses a problem without negatives, on behalf of a method that learns from them. */
  void requireNegatives() {
    if (!data.training().hasNegatives()) {
      throw new InputException(
          "no negative examples: the method needs some; without them use pubn-n");
    }
  }

  /** Like {@link #requireNegatives}, on behalf of a method that also needs their share ρ. */
  void requireRho() {
    requireNegatives();
    if (priors.rho() == 0) {
      throw new InputException("rho 0: must be greater than 0 for this method");
    }
  }
}
