package org.pubn.lab.method;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.learn.Iwpn;
import org.pubn.learn.NnPnu;
import org.pubn.learn.NnPu;
import org.pubn.learn.NnPuPn;
import org.pubn.learn.Pn;
import org.pubn.learn.PuThenPn;
import org.pubn.learn.PubnMethod;
import org.pubn.learn.PubnMinusN;
import org.pubn.learn.SigmaEstimator;
import org.pubn.learn.UnlabeledAsNegative;
import org.pubn.learn.Upu;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.Priors;
import org.pubn.sample.Task;

/**
 * The methods of the paper and their yardsticks, and the parts of them whose settings are chosen on
 * their own.
 */
public final class MethodKinds {

  private static final List<Double> TAUS = List.of(0.5, 0.7, 0.9);
  private static final List<Double> GAMMAS = List.of(0.1, 0.3, 0.5, 0.7, 0.9);

  public static final MethodKind NAIVE =
      MethodKind.withRate(
          "naive",
          "U as N",
          (settings, context) ->
              new UnlabeledAsNegative(context.optimisation(settings.number("rate"))));

  public static final MethodKind PN =
      new MethodKind(
          "pn",
          "PN",
          1,
          true,
          (settings, context) -> new Pn(context.optimisation(settings.number("rate"))),
          dataset -> List.of(SelectionStage.ofMethod().over("rate", dataset.rates())));

  public static final MethodKind UPU =
      MethodKind.withRate(
          "upu",
          "uPU",
          (settings, context) ->
              new Upu(context.optimisation(settings.number("rate")), loss(settings, "sigmoid")));

  public static final MethodKind NNPU =
      MethodKind.withRate(
          "nnpu",
          "nnPU",
          (settings, context) ->
              new NnPu(
                  context.optimisation(settings.number("rate")), loss(settings, "logistic"), 0));

  public static final MethodKind NNPNU =
      new MethodKind(
          "nnpnu",
          "nnPNU",
          1,
          true,
          (settings, context) ->
              new NnPnu(context.optimisation(settings.number("rate")), settings.number("gamma")),
          dataset ->
              List.of(
                  SelectionStage.ofMethod().over("rate", dataset.rates()).over("gamma", GAMMAS)));

  public static final MethodKind NNPU_PN =
      new MethodKind(
          "nnpu+pn",
          "nnPU+PN",
          1,
          true,
          (settings, context) ->
              new NnPuPn(context.optimisation(settings.number("rate")), settings.number("gamma")),
          dataset ->
              List.of(
                  SelectionStage.ofMethod().over("rate", dataset.rates()).over("gamma", GAMMAS)));

  public static final MethodKind PU_PN =
      new MethodKind(
          "pu-pn",
          "PU→PN",
          2,
          true,
          (settings, context) ->
              new PuThenPn(
                  new SigmaEstimator.NnPu(context.optimisation(settings.number("puRate"))),
                  context.optimisation(settings.number("pnRate"))),
          dataset ->
              List.of(
                  SelectionStage.of(MethodParts.PU_HALF).over("puRate", dataset.rates()),
                  SelectionStage.of(MethodParts.PN_HALF).over("pnRate", dataset.rates())));

  public static final MethodKind IWPN =
      new MethodKind(
          "iwpn",
          "IWPN",
          2,
          true,
          (settings, context) ->
              new Iwpn(
                  context.sigma(settings.number("sigmaRate")),
                  context.optimisation(settings.number("rate"))),
          dataset ->
              List.of(
                  SelectionStage.of(MethodParts.SIGMA).over("sigmaRate", dataset.rates()),
                  SelectionStage.ofMethod().over("rate", dataset.rates())));

  public static final MethodKind PUBN_N =
      new MethodKind(
          "pubn-n",
          "PUbN\\N",
          2,
          false,
          (settings, context) ->
              new PubnMinusN(
                  context.sigma(settings.number("sigmaRate")),
                  context.optimisation(settings.number("rate")),
                  settings.number("tau")),
          dataset ->
              List.of(
                  SelectionStage.of(MethodParts.SIGMA_Y).over("sigmaRate", dataset.rates()),
                  SelectionStage.ofMethod().over("rate", dataset.rates()).over("tau", TAUS)));

  public static final MethodKind PUBN =
      new MethodKind(
          "pubn",
          "PUbN",
          2,
          true,
          (settings, context) ->
              new PubnMethod(
                  context.sigma(settings.number("sigmaRate")),
                  context.optimisation(settings.number("rate")),
                  settings.number("tau"),
                  thresholdPriors(settings, context)),
          dataset ->
              List.of(
                  SelectionStage.of(MethodParts.SIGMA).over("sigmaRate", dataset.rates()),
                  SelectionStage.ofMethod().over("rate", dataset.rates()).over("tau", TAUS)));

  public static final MethodKind ORACLE =
      MethodKind.withRate(
          "oracle",
          "oracle PN",
          (settings, context) ->
              new Oracle(context.optimisation(settings.number("rate")), context.trial().hidden()));

  private static final List<MethodKind> METHODS =
      List.of(NAIVE, PN, UPU, NNPU, NNPNU, NNPU_PN, PU_PN, IWPN, PUBN_N, PUBN, ORACLE);

  private MethodKinds() {}

  /** All methods, in the order of the command line's help. */
  public static List<MethodKind> all() {
    return METHODS;
  }

  /** The paper's method on a task: PUbN, or PUbN\N where there are no biased negatives. */
  public static MethodKind pubn(Task task) {
    return task.hasNegatives() ? PUBN : PUBN_N;
  }

  /**
   * The method with an id.
   *
   * @throws IllegalArgumentException if there is no such method
   */
  public static MethodKind byId(String id) {
    return METHODS.stream()
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> {
              String known = METHODS.stream().map(MethodKind::id).collect(Collectors.joining(", "));
              return new IllegalArgumentException("method " + id + ": must be one of " + known);
            });
  }

  /** η is taken by the true ρ, as in the paper, unless the truth is not to be known. */
  private static Optional<Priors> thresholdPriors(Settings settings, MethodContext context) {
    return settings.estimatesPriors() ? Optional.empty() : Optional.of(context.task().priors());
  }

  private static MarginLoss loss(Settings settings, String otherwise) {
    String name = settings.text("loss", otherwise);
    return switch (name) {
      case "logistic" -> MarginLoss.LOGISTIC;
      case "sigmoid" -> MarginLoss.SIGMOID;
      default ->
          throw new IllegalArgumentException(
              "setting loss=" + name + ": must be logistic or sigmoid");
    };
  }
}
