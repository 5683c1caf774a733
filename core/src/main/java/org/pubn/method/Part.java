package org.pubn.method;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.PuThenPn;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.SigmaEstimate;
import org.pubn.learn.SigmaEstimator;
import org.pubn.sample.Priors;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/**
 * A part of a method that is trained, and judged by a validation loss of its own, before the parts
 * that build on it.
 *
 * @param id its name in result files
 * @param label what is learned, as a person would call it
 * @param loss what it is judged by
 * @param training trains it
 */
public record Part(String id, String label, String loss, Training training)
    implements MethodFactory {

  /** Trains a part with given settings. */
  @FunctionalInterface
  public interface Training {
    ChosenCheckpoint train(
        Settings settings, MethodContext context, Problem problem, SharedTrainings trainings);
  }

  /** σ̂ of PUbN and IWPN. */
  public static final Part SIGMA =
      new Part(
          "sigma",
          "σ̂",
          "Ĵ",
          (settings, context, problem, trainings) ->
              sigma(settings, context, problem, problem.priors(), trainings));

  /** σ̂ of PUbN\N, where y plays the role of s. */
  public static final Part SIGMA_OF_Y =
      new Part(
          "sigma-y",
          "σ̂",
          "Ĵ",
          (settings, context, problem, trainings) ->
              sigma(settings, context, problem, Priors.positive(problem.priors().pi()), trainings));

  /** The classifier of s in PU→PN. */
  public static final Part PU_HALF =
      new Part(
          "pu-half",
          "PU half",
          "unbiased PU risk of s",
          (settings, context, problem, trainings) ->
              PuThenPn.trainPu(puHalf(settings, context), problem, trainings));

  /** The classifier of P against bN in PU→PN. */
  public static final Part PN_HALF =
      new Part(
          "pn-half",
          "PN half",
          "PN risk of P against bN",
          (settings, context, problem, trainings) ->
              PuThenPn.trainPn(
                  context.optimisation(settings.number(Setting.PN_RATE)), problem, trainings));

  /** The part as a method of its own, whose fit is judged by the loss of the part. */
  @Override
  public Method make(Settings settings, MethodContext context) {
    return new Alone(this, settings, context);
  }

  /** How s is learned in PU→PN, always from the samples of the problem. */
  static SigmaEstimator.NnPu puHalf(Settings settings, MethodContext context) {
    return new SigmaEstimator.NnPu(context.optimisation(settings.number(Setting.PU_RATE)));
  }

  private static ChosenCheckpoint sigma(
      Settings settings,
      MethodContext context,
      Problem problem,
      Priors priors,
      SharedTrainings trainings) {
    SigmaEstimate estimate =
        context.sigma(settings.number(Setting.SIGMA_RATE)).estimate(problem, priors, trainings);
    return estimate.training().orElseThrow(() -> new IllegalStateException("σ̂ was not trained"));
  }

  private record Alone(Part part, Settings settings, MethodContext context) implements Method {
    @Override
    public Map<String, String> hyperParameters() {
      return settings.values();
    }

    @Override
    public Fit fit(Problem problem, SharedTrainings trainings) {
      ChosenCheckpoint kept = part.training().train(settings, context, problem, trainings);
      return new Fit(
          kept.checkpoint().scorer(),
          kept.checkpoint().loss(),
          List.of(kept),
          Optional.empty(),
          Optional.empty());
    }
  }
}
