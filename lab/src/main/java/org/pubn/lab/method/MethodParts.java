package org.pubn.lab.method;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.pubn.learn.Fit;
import org.pubn.learn.FitPart;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.PuThenPn;
import org.pubn.learn.SigmaEstimator;
import org.pubn.learn.Trainings;
import org.pubn.sample.Priors;

/**
 * Parts of methods that are trained and judged on their own while settings are chosen: σ̂ by Ĵ, and
 * the halves of PU→PN each by its own risk.
 */
final class MethodParts {

  /** σ̂ of PUbN and IWPN, judged by Ĵ. */
  static final MethodKind SIGMA =
      part(
          "sigma",
          (settings, context) ->
              (problem, trainings) ->
                  context
                      .sigma(settings.number("sigmaRate"))
                      .estimate(problem, problem.priors(), trainings)
                      .training()
                      .orElseThrow());

  /** σ̂ of PUbN\N, with y for s, judged by Ĵ. */
  static final MethodKind SIGMA_Y =
      part(
          "sigma-y",
          (settings, context) ->
              (problem, trainings) ->
                  context
                      .sigma(settings.number("sigmaRate"))
                      .estimate(problem, Priors.positive(problem.priors().pi()), trainings)
                      .training()
                      .orElseThrow());

  /** The classifier of s in PU→PN, judged by its unbiased PU risk. */
  static final MethodKind PU_HALF =
      part(
          "pu-half",
          (settings, context) ->
              (problem, trainings) ->
                  PuThenPn.trainPu(
                      new SigmaEstimator.NnPu(context.optimisation(settings.number("puRate"))),
                      problem,
                      trainings));

  /** The classifier of P against bN in PU→PN, judged by its PN risk. */
  static final MethodKind PN_HALF =
      part(
          "pn-half",
          (settings, context) ->
              (problem, trainings) ->
                  PuThenPn.trainPn(
                      context.optimisation(settings.number("pnRate")), problem, trainings));

  private MethodParts() {}

  /** Trains one part of a method. */
  private interface Training {
    FitPart train(Problem problem, Trainings trainings);
  }

  private static MethodKind part(String id, BiFunction<Settings, MethodContext, Training> factory) {
    return new MethodKind(
        id,
        id,
        1,
        false,
        (settings, context) -> new PartMethod(id, factory.apply(settings, context)),
        dataset -> List.of());
  }

  private record PartMethod(String id, Training training) implements Method {
    @Override
    public String label() {
      return id;
    }

    @Override
    public Fit fit(Problem problem, Trainings trainings) {
      FitPart part = training.train(problem, trainings);
      return new Fit(
          part.checkpoint().scorer(),
          part.checkpoint().loss(),
          List.of(part),
          Optional.empty(),
          Optional.empty());
    }
  }
}
