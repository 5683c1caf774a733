package org.pubn.method;

import java.util.Optional;
import org.pubn.learn.Optimisation;
import org.pubn.learn.SigmaEstimator;
import org.pubn.sample.Priors;

/** What a method is made from beside its settings. */
public interface MethodContext {

  /** How a risk is minimized, at a given learning rate. */
  Optimisation optimisation(double rate);

  /** Where σ̂ comes from, at a given learning rate: nnPU on the samples of the problem. */
  default SigmaEstimator sigma(double rate) {
    return new SigmaEstimator.NnPu(optimisation(rate));
  }

  /** The priors of the count rule for η, where they differ from those of the problem. */
  default Optional<Priors> thresholdPriors() {
    return Optional.empty();
  }

  /** How many threads a single training may use; results do not depend on it. */
  default int threads() {
    return 1;
  }

  /** A context in which risks are minimized in the given way, but for the learning rate. */
  static MethodContext of(Optimisation base) {
    return base::withRate;
  }

  /** Like {@link #of(Optimisation)}, with threads for trainings that can use them. */
  static MethodContext of(Optimisation base, int threads) {
    return new MethodContext() {
      @Override
      public Optimisation optimisation(double rate) {
        return base.withRate(rate);
      }

      @Override
      public int threads() {
        return threads;
      }
    };
  }
}
