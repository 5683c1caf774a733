package org.pubn.advisor;

import java.util.OptionalDouble;
import org.pubn.advice.Comparison;
import org.pubn.crossfit.FoldScorers;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuScores;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;

/** Makes the {@link Comparison} of two methods from their held-out scores. */
final class HeldOutComparison {

  private final PriorBelief prior;
  private final Bootstrap bootstrap;

  HeldOutComparison(PriorBelief prior, Bootstrap bootstrap) {
    this.prior = prior;
    this.bootstrap = bootstrap;
  }

  Comparison of(String firstLabel, FoldScorers first, String secondLabel, FoldScorers second) {
    ByRole<double[]> ofFirst = scores(first);
    ByRole<double[]> ofSecond = scores(second);
    return new Comparison(
        judged(firstLabel, first),
        judged(secondLabel, second),
        PuDifference.ofErrors(ofFirst, ofSecond, prior, bootstrap),
        PuDifference.ofSigmoidRisks(ofFirst, ofSecond, prior, bootstrap),
        Comparison.margin(prior.pi()));
  }

  /** By how much the first has more errors. */
  PuDifference errors(FoldScorers first, FoldScorers second) {
    return PuDifference.ofErrors(scores(first), scores(second), prior, bootstrap);
  }

  private static ByRole<double[]> scores(FoldScorers scorers) {
    return ByRole.of(scorers.heldOut()::of);
  }

  private Comparison.Judged judged(String label, FoldScorers scorers) {
    HeldOutScores heldOut = scorers.heldOut();
    return new Comparison.Judged(
        label,
        PuEvaluation.of(
            PuScores.of(heldOut.of(Role.POSITIVE), heldOut.of(Role.UNLABELED)),
            0,
            prior,
            bootstrap),
        heldOut.size(Role.NEGATIVE) == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(heldOut.calledPositive(Role.NEGATIVE)));
  }
}
