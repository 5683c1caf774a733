package org.pubn.method;

import static org.pubn.method.MethodRow.Needs.NEGATIVES;
import static org.pubn.method.MethodRow.Needs.P_AND_U;
import static org.pubn.settings.Setting.GAMMA;
import static org.pubn.settings.Setting.RATE;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.pubn.data.InputException;
import org.pubn.learn.OneRisk;
import org.pubn.learn.Optimisation;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPnuRisk;
import org.pubn.risk.NnPuPnRisk;
import org.pubn.risk.NnPuRisk;
import org.pubn.risk.PnRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.UnlabeledAsNegativeRisk;
import org.pubn.risk.UpuRisk;
import org.pubn.sample.Priors;
import org.pubn.settings.Settings;

/** The rows of {@link MethodCatalog} whose methods minimize a single risk. */
final class OneRiskMethods {

  /** The threshold β of all corrections, as in the paper. */
  private static final double BETA = 0;

  static final MethodRow NAIVE =
      new MethodRow(
          "naive",
          "U as N",
          "PN risk of P against U",
          P_AND_U,
          List.of(Stage.ofMethod(RATE)),
          (settings, context) ->
              keptByItself(
                  MethodCatalog.rate(settings, context),
                  loss -> priors -> new UnlabeledAsNegativeRisk(priors.pi(), loss)));

  static final MethodRow PN =
      new MethodRow(
          "pn",
          "PN",
          "PN risk, section 2.1",
          NEGATIVES,
          List.of(Stage.ofMethod(RATE)),
          (settings, context) ->
              keptByItself(
                  MethodCatalog.rate(settings, context),
                  loss -> priors -> new PnRisk(priors.pi(), loss)));

  static final MethodRow UPU =
      new MethodRow(
          "upu",
          "uPU",
          "unbiased PU risk, equation 2",
          P_AND_U,
          List.of(Stage.ofMethod(RATE)),
          (settings, context) -> {
            MarginLoss loss = loss(settings, MarginLoss.SIGMOID);
            return new OneRisk(
                    MethodCatalog.rate(settings, context), priors -> new UpuRisk(priors.pi(), loss))
                .with("loss", loss);
          });

  static final MethodRow NNPU =
      new MethodRow(
          "nnpu",
          "nnPU",
          "non-negative PU risk, equation 3",
          P_AND_U,
          List.of(Stage.ofMethod(RATE)),
          (settings, context) -> {
            MarginLoss loss = loss(settings, MarginLoss.LOGISTIC);
            return new OneRisk(
                    MethodCatalog.rate(settings, context),
                    priors -> new NnPuRisk(priors.pi(), loss, BETA))
                .with("loss", loss)
                .with("beta", BETA);
          });

  static final MethodRow NNPNU =
      withGamma("nnpnu", "nnPNU", "non-negative PNU risk, section 2.3", NnPnuRisk::new);

  static final MethodRow NNPU_PN =
      withGamma("nnpu+pn", "nnPU+PN", "nnPU risk plus PN risk, appendix D.4", NnPuPnRisk::new);

  /** A risk of P, U and bN in which γ weights the PN part. */
  private interface GammaRisk {
    Risk of(double pi, double gamma, MarginLoss loss, double beta);
  }

  private OneRiskMethods() {}

  private static MethodRow withGamma(String id, String label, String words, GammaRisk risk) {
    return new MethodRow(
        id,
        label,
        words,
        NEGATIVES,
        List.of(Stage.ofMethod(RATE, GAMMA)),
        (settings, context) -> {
          double gamma = settings.number(GAMMA);
          return new OneRisk(
                  MethodCatalog.rate(settings, context),
                  priors -> risk.of(priors.pi(), gamma, MarginLoss.LOGISTIC, BETA))
              .with("gamma", gamma)
              .with("beta", BETA);
        });
  }

  /** A risk minimized with the logistic loss and kept by itself with the sigmoid loss. */
  private static OneRisk keptByItself(
      Optimisation optimisation, Function<MarginLoss, Function<Priors, Risk>> risk) {
    return new OneRisk(
        optimisation, risk.apply(MarginLoss.LOGISTIC), risk.apply(MarginLoss.SIGMOID), Map.of());
  }

  /** The surrogate loss, which the figure of learning curves gives as a setting. */
  private static MarginLoss loss(Settings settings, MarginLoss usual) {
    return switch (settings.text("loss", "")) {
      case "" -> usual;
      case "logistic" -> MarginLoss.LOGISTIC;
      case "sigmoid" -> MarginLoss.SIGMOID;
      default ->
          throw new InputException(
              "setting loss=" + settings.text("loss") + ": must be logistic or sigmoid");
    };
  }
}
