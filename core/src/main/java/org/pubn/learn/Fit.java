package org.pubn.learn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.engine.Scorer;
import org.pubn.linear.LinearFunction;
import org.pubn.origin.ProgramVersion;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.SigmaThreshold;
import org.pubn.risk.UpuRisk;

/**
 * What a method learned.
 *
 * @param scorer the decision function
 * @param validationLoss what the method is chosen by; by {@link #of} the unbiased PU risk of the
 *     decision function, with the sigmoid loss, on the P and U validation samples: the same
 *     yardstick for every method
 * @param parts the trainings whose checkpoints make up the decision function
 * @param sigma σ̂, where the method has one
 * @param threshold η, where the method has one
 */
public record Fit(
    Scorer scorer,
    double validationLoss,
    List<ChosenCheckpoint> parts,
    Optional<SigmaEstimate> sigma,
    Optional<SigmaThreshold> threshold) {

  public Fit {
    parts = List.copyOf(parts);
  }

  /** A decision function without σ̂, judged by the common yardstick. */
  public static Fit of(Problem problem, Scorer scorer, ChosenCheckpoint... parts) {
    return new Fit(
        scorer,
        validationLoss(problem, scorer),
        List.of(parts),
        Optional.empty(),
        Optional.empty());
  }

  /** A decision function of a single training, judged by the common yardstick. */
  public static Fit of(Problem problem, ChosenCheckpoint part) {
    Scorer learned = part.checkpoint().scorer();
    return of(problem, learned instanceof LinearFunction exact ? exact.network() : learned, part);
  }

  /** The same with the σ̂ that examples were weighted by. */
  public Fit withSigma(SigmaEstimate estimate) {
    return new Fit(scorer, validationLoss, parts, Optional.of(estimate), threshold);
  }

  /** The same with the η that U examples were selected by. */
  public Fit withThreshold(SigmaThreshold eta) {
    return new Fit(scorer, validationLoss, parts, sigma, Optional.of(eta));
  }

  /**
   * The decision function as a classifier that knows where it came from.
   *
   * @param id the name of the method that learned it, such as {@code pubn}
   * @param method that method
   * @param problem what it was learned from
   */
  public Classifier classifier(String id, Method method, Problem problem) {
    Provenance provenance =
        new Provenance(
                id,
                method.hyperParameters(),
                problem.priors(),
                problem.seed(),
                problem.model().description(),
                problem.model().engine(),
                ProgramVersion.current(),
                SamplesDigest.of(problem.data().training()),
                SamplesDigest.of(problem.data().validation()),
                validationLoss)
            .withScenario(problem.data().training().scenario());
    return new Classifier(scorer, provenance);
  }

  /** All trainings that were used, shared ones included: that of σ̂ first, where there is one. */
  public List<ChosenCheckpoint> trainings() {
    Stream<ChosenCheckpoint> ofSigma = sigma.flatMap(SigmaEstimate::training).stream();
    return Stream.concat(ofSigma, parts.stream()).toList();
  }

  /** Time of all trainings that were used. */
  public double seconds() {
    return trainings().stream().mapToDouble(part -> part.trained().seconds()).sum();
  }

  /** The validation loss for g: the unbiased PU risk with the sigmoid loss. */
  public static UpuRisk validationRisk(Problem problem) {
    return new UpuRisk(problem.priors().pi(), MarginLoss.SIGMOID);
  }

  private static double validationLoss(Problem problem, Scorer scorer) {
    return Trainer.loss(validationRisk(problem), problem.data().validation(), scorer);
  }
}
