package org.pubn.train;

import java.util.ArrayList;
import java.util.List;

/**
 * How the kind of model was chosen. The standard is the mean of a network, a forest and boosted
 * trees; another takes its place where its loss on rows held out is lower by more than {@value
 * #DEVIATIONS} standard errors. The loss is the Brier loss of calibrated probabilities, which P and
 * U tell without labels.
 *
 * @param candidates what was tried, the standard first
 * @param chosen which of them was chosen
 */
public record ModelChoice(List<Candidate> candidates, int chosen) {

  /**
   * A difference of so many standard errors counts. Four models are compared with the standard, and
   * few positives held out give the difference heavier tails than a normal distribution has: at two
   * standard errors chance would choose too often.
   */
  public static final double DEVIATIONS = 3;

  /**
   * A model that was tried.
   *
   * @param name of its kind, such as {@code forest}
   * @param loss the estimated Brier loss; it may come out below 0, as it has no labels
   * @param behind by how much the loss exceeds that of the standard
   * @param deviation the standard error of that difference
   */
  public record Candidate(String name, double loss, double behind, double deviation) {

    /** Whether it is better than the standard by more than chance explains. */
    public boolean isClearlyBetter() {
      return behind < -DEVIATIONS * deviation;
    }

    /** Whether it is worse than the standard by more than chance explains. */
    public boolean isClearlyWorse() {
      return behind > DEVIATIONS * deviation;
    }
  }

  public ModelChoice {
    candidates = List.copyOf(candidates);
  }

  /** Chooses; the first is the standard. */
  static ModelChoice among(List<String> names, List<BrierTerms> terms) {
    List<Candidate> candidates = new ArrayList<>();
    int chosen = 0;
    for (int i = 0; i < terms.size(); i++) {
      BrierTerms.Estimated behind = terms.get(i).minus(terms.get(0));
      Candidate candidate =
          new Candidate(
              names.get(i), terms.get(i).loss().value(), behind.value(), behind.deviation());
      candidates.add(candidate);
      if (candidate.isClearlyBetter() && candidate.loss() < candidates.get(chosen).loss()) {
        chosen = i;
      }
    }
    return new ModelChoice(candidates, chosen);
  }

  /** What the others are measured by. */
  public Candidate standard() {
    return candidates.get(0);
  }

  /** The one that was chosen. */
  public Candidate best() {
    return candidates.get(chosen);
  }
}
