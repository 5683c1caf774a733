package org.pubn.advisor;

import java.util.ArrayList;
import java.util.List;
import org.pubn.advice.AssumedPriors;
import org.pubn.advice.Sensitivity;
import org.pubn.crossfit.FoldScorers;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuMetric;
import org.pubn.eval.PuRates;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;

/** Trains a method again with other priors and compares the decisions. */
final class SensitivityCheck {

  private record Named(String name, Priors priors) {}

  private final CrossFit crossFit;
  private final Bootstrap bootstrap;
  private final Priors priors;
  private final List<Named> others = new ArrayList<>();

  SensitivityCheck(CrossFit crossFit, AssumedPriors assumed, Bootstrap bootstrap) {
    this.crossFit = crossFit;
    this.bootstrap = bootstrap;
    this.priors = assumed.priors();
    add("π lower", assumed.pi().low(), priors.rho());
    add("π higher", assumed.pi().high(), priors.rho());
    if (priors.rho() > 0) {
      add("ρ lower", priors.pi(), assumed.rho().low());
      add("ρ higher", priors.pi(), assumed.rho().high());
    }
  }

  private void add(String name, double pi, double rho) {
    Priors other = new Priors(pi, rho);
    if (!other.equals(priors)) {
      others.add(new Named(name, other));
    }
  }

  /** How often the method will be trained. */
  int trainings() {
    return 1 + others.size();
  }

  Sensitivity run(CrossFit.Request base, FoldScorers first, String otherSeed) {
    List<CrossFit.Request> requests = new ArrayList<>();
    requests.add(new CrossFit.Request(base.method(), base.settings(), priors, otherSeed));
    for (Named other : others) {
      requests.add(new CrossFit.Request(base.method(), base.settings(), other.priors, base.seed()));
    }
    List<FoldScorers> fitted = crossFit.fit(requests);
    List<Sensitivity.Variant> variants = new ArrayList<>();
    for (int i = 0; i < others.size(); i++) {
      variants.add(variant(others.get(i), first, fitted.get(i + 1)));
    }
    return new Sensitivity(
        base.method().label(),
        priors,
        error(first, priors.pi()),
        first.heldOut().calledPositive(Role.UNLABELED),
        variant(new Named("another seed", priors), first, fitted.get(0)),
        variants);
  }

  private Sensitivity.Variant variant(Named named, FoldScorers first, FoldScorers other) {
    double pi = named.priors.pi();
    return new Sensitivity.Variant(
        named.name,
        named.priors,
        changed(first, other),
        other.heldOut().calledPositive(Role.UNLABELED),
        error(first, pi),
        error(other, pi),
        new HeldOutComparison(PriorBelief.known(pi), bootstrap).errors(first, other));
  }

  private static double changed(FoldScorers first, FoldScorers other) {
    double[] a = first.heldOut().of(Role.UNLABELED);
    double[] b = other.heldOut().of(Role.UNLABELED);
    int changed = 0;
    for (int i = 0; i < a.length; i++) {
      changed += a[i] > 0 != b[i] > 0 ? 1 : 0;
    }
    return (double) changed / a.length;
  }

  /** The estimated error, as the formula gives it. */
  private static double error(FoldScorers scorers, double pi) {
    double recall = scorers.heldOut().calledPositive(Role.POSITIVE);
    double called = scorers.heldOut().calledPositive(Role.UNLABELED);
    return PuMetric.ZERO_ONE_RISK
        .of(new PuRates(recall, called, Double.NaN, Double.NaN, Double.NaN), pi)
        .orElseThrow();
  }
}
