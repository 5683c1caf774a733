package org.pubn.learn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.classify.SampleDigest;
import org.pubn.engine.Scorer;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPuSRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.SigmaDistance;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/**
 * Where the estimate of σ(x) = p(s=+1 | x) comes from (section 3.2). What is estimated is the logit
 * of σ̂, as a function of x.
 */
public interface SigmaEstimator {

  /**
   * Estimates σ.
   *
   * @param priors the priors of s: π and ρ, with ρ = 0 where y itself plays the role of s
   */
  SigmaEstimate estimate(Problem problem, Priors priors, SharedTrainings trainings);

  /** Its hyper-parameters by name, for the record. */
  Map<String, String> hyperParameters();

  /**
   * The paper's choice: nnPU with the logistic loss, P and bN as positives. The parameters with the
   * lowest Ĵ (appendix B) on validation data are kept.
   *
   * @param beta the threshold β of the correction
   */
  record NnPu(Optimisation optimisation, double beta) implements SigmaEstimator {

    static final int BY_DISTANCE = 0;
    static final int BY_RISK = 1;

    /** With β = 0, as in the paper. */
    public NnPu(Optimisation optimisation) {
      this(optimisation, 0);
    }

    @Override
    public Map<String, String> hyperParameters() {
      return new HyperParameters()
          .with("optimisation", optimisation.hyperParameters())
          .with("beta", beta)
          .map();
    }

    @Override
    public SigmaEstimate estimate(Problem problem, Priors priors, SharedTrainings trainings) {
      return SigmaEstimate.of(trainings.train(problem, step(priors), BY_DISTANCE));
    }

    /**
     * The training of s. Its first criterion is Ĵ, for σ̂; the second the unbiased PU risk of s,
     * for the classifier of s in PU→PN, which can thus share the training.
     */
    TrainingStep step(Priors priors) {
      return new TrainingStep(
          "s",
          new NnPuSRisk(priors, MarginLoss.LOGISTIC, beta),
          Optional.empty(),
          optimisation,
          List.of(new SigmaDistance(priors), new UpuSRisk(priors, MarginLoss.SIGMOID)));
    }
  }

  /**
   * The unbiased PU risk of s with the logistic loss, minimized exactly by a linear model; Ĵ is its
   * validation loss.
   *
   * @param l2 the factor λ of λ/2 |w|², without which the risk may have no minimum
   */
  record Upu(double l2) implements SigmaEstimator {
    @Override
    public Map<String, String> hyperParameters() {
      return new HyperParameters().with("l2", l2).map();
    }

    @Override
    public SigmaEstimate estimate(Problem problem, Priors priors, SharedTrainings trainings) {
      TrainingStep step =
          TrainingStep.of(
              "s",
              new UpuSRisk(priors, MarginLoss.LOGISTIC),
              Optimisation.exact(l2),
              new SigmaDistance(priors));
      return SigmaEstimate.of(trainings.train(problem, step));
    }
  }

  /** Direct minimization of Ĵ (appendix B). */
  record Direct(Optimisation optimisation) implements SigmaEstimator {
    @Override
    public Map<String, String> hyperParameters() {
      return new HyperParameters().with("optimisation", optimisation.hyperParameters()).map();
    }

    @Override
    public SigmaEstimate estimate(Problem problem, Priors priors, SharedTrainings trainings) {
      Risk distance = new SigmaDistance(priors);
      TrainingStep step = TrainingStep.of("s-direct", distance, optimisation, distance);
      return SigmaEstimate.of(trainings.train(problem, step));
    }
  }

  /** A function that is known already, as the logit of σ̂. */
  record Given(Scorer logit) implements SigmaEstimator {
    @Override
    public Map<String, String> hyperParameters() {
      return Map.of();
    }

    @Override
    public SigmaEstimate estimate(Problem problem, Priors priors, SharedTrainings trainings) {
      return new SigmaEstimate(logit, Optional.empty());
    }
  }

  /** An estimate from other data than those g is learned from, as Theorem 2 asks for. */
  record Separate(SigmaEstimator estimator, TrainingData data) implements SigmaEstimator {
    @Override
    public Map<String, String> hyperParameters() {
      return new HyperParameters()
          .with("estimator", estimator)
          .with("data.training", digests(data.training()))
          .with("data.validation", digests(data.validation()))
          .map();
    }

    @Override
    public SigmaEstimate estimate(Problem problem, Priors priors, SharedTrainings trainings) {
      return estimator.estimate(problem.withData(data), priors, trainings);
    }

    private static Map<String, String> digests(PubnSamples samples) {
      return new HyperParameters()
          .with("positive", SampleDigest.of(samples.positive()).sha256())
          .with("unlabeled", SampleDigest.of(samples.unlabeled()).sha256())
          .with("negative", SampleDigest.of(samples.negative()).sha256())
          .map();
    }
  }
}
