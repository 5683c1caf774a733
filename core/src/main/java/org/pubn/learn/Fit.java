package org.pubn.learn;

import java.util.List;
import java.util.Optional;
import org.pubn.engine.Scorer;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.UpuRisk;

/**
 * What a method learned.
 *
 * @param scorer the decision function
 * @param validationLoss the unbiased PU risk of the decision function, with the sigmoid loss, on
 *     the P and U validation samples: the same yardstick for every method
 * @param parts the trainings whose checkpoints make up the decision function
 * @param sigma σ̂ and η, where the method has them
 */
public record Fit(
    Scorer scorer, double validationLoss, List<Part> parts, Optional<SigmaUse> sigma) {

  /** A training and which of its checkpoints was used. */
  public record Part(TrainingStep step, Checkpoint checkpoint) {}

  public Fit {
    parts = List.copyOf(parts);
  }

  /** A fit that is judged by the common yardstick. */
  static Fit of(Problem problem, Scorer scorer, List<Part> parts, Optional<SigmaUse> sigma) {
    double loss = Trainer.loss(validationRisk(problem), problem.data().validation(), scorer);
    return new Fit(scorer, loss, parts, sigma);
  }

  /** A fit of one training, at its best epoch by the first criterion. */
  public static Fit of(Problem problem, TrainingStep step, Trained trained) {
    Part part = new Part(step, trained.best());
    return of(problem, trained.best().scorer(), List.of(part), Optional.empty());
  }

  /**
   * The validation loss for g: the unbiased PU risk with the sigmoid loss (protocol of the paper).
   */
  public static UpuRisk validationRisk(Problem problem) {
    return new UpuRisk(problem.priors().pi(), MarginLoss.SIGMOID);
  }
}
