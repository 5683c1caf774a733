package org.pubn.crossfit;

import java.util.List;

/**
 * What {@link CrossFitting} made.
 *
 * @param contrast logits of the networks that tell the target sample from U, both counted the same
 * @param contrastRanks the same as ranks: the fraction of U of the same fold that scores lower, so
 *     that networks of different folds need not agree on the scale
 * @param refinedRanks ranks after refinement
 * @param shares the share estimated before each round of refinement, and after the last
 */
public record CrossFittedScores(
    HeldOutScores contrast,
    HeldOutScores contrastRanks,
    HeldOutScores refinedRanks,
    List<Double> shares) {

  public CrossFittedScores {
    shares = List.copyOf(shares);
  }
}
