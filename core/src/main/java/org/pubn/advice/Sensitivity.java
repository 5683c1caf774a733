package org.pubn.advice;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubn.eval.PuDifference;
import org.pubn.sample.Priors;

/**
 * How much depends on π and ρ: the classifier is trained again with other priors, and once with
 * nothing but another seed, which tells how many decisions change for no reason.
 *
 * @param method the method that was trained
 * @param priors those it was trained with
 * @param error its estimated error
 * @param calledPositive the share of U it calls positive
 * @param reseeded what another seed changes
 * @param variants what other priors change
 */
public record Sensitivity(
    String method,
    Priors priors,
    double error,
    double calledPositive,
    Variant reseeded,
    List<Variant> variants) {

  /** So many decisions more than another seed changes are a lot. */
  private static final double MANY = 0.05;

  /** If another seed alone changes so many, nothing else need be asked. */
  private static final double RESTLESS = 0.1;

  public Sensitivity {
    variants = List.copyOf(variants);
  }

  /**
   * A classifier that was trained otherwise.
   *
   * @param name what differs, such as {@code π low}
   * @param priors those it was trained with
   * @param changed the share of U about which it decides otherwise
   * @param calledPositive the share of U it calls positive
   * @param keptError the estimated error of the first classifier, were these the true priors
   * @param ownError the estimated error of this one, were these the true priors
   * @param cost the difference of the two: what it costs to have trained with the wrong priors
   */
  public record Variant(
      String name,
      Priors priors,
      double changed,
      double calledPositive,
      double keptError,
      double ownError,
      PuDifference cost) {}

  /** The other priors that change most decisions. */
  public Variant worst() {
    return variants.stream().max(Comparator.comparingDouble(Variant::changed)).orElse(reseeded);
  }

  /**
   * The other priors that it would cost most not to have trained with; empty where none cost more
   * than a little for certain, or those that do change fewer decisions than another seed.
   */
  public Optional<Variant> dearest() {
    double margin = Comparison.margin(priors.pi());
    return variants.stream()
        .filter(v -> v.cost().value() > margin && v.cost().interval().low() > 0)
        .filter(v -> v.changed() > reseeded.changed())
        .max(Comparator.comparingDouble(v -> v.cost().value()));
  }

  /** The answer: {@code STABLE}, {@code SENSITIVE} or {@code RESTLESS}. */
  public Verdict verdict() {
    if (worst().changed() - reseeded.changed() > MANY || dearest().isPresent()) {
      return Verdict.SENSITIVE;
    }
    return reseeded.changed() > RESTLESS ? Verdict.RESTLESS : Verdict.STABLE;
  }
}
