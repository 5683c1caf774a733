package org.pubn.method;

import static org.pubn.method.MethodRow.Needs.NEGATIVES_AND_RHO;
import static org.pubn.method.MethodRow.Needs.P_AND_U;
import static org.pubn.settings.Setting.PN_RATE;
import static org.pubn.settings.Setting.PU_RATE;
import static org.pubn.settings.Setting.RATE;
import static org.pubn.settings.Setting.SIGMA_RATE;
import static org.pubn.settings.Setting.TAU;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.pubn.data.InputException;
import org.pubn.engine.ModelFamily;
import org.pubn.learn.Iwpn;
import org.pubn.learn.Optimisation;
import org.pubn.learn.PuThenPn;
import org.pubn.learn.PubnMethod;
import org.pubn.learn.PubnMinusN;
import org.pubn.settings.Settings;

/**
 * The methods by name, one row each. A new method is one more row here; one from another jar comes
 * by a {@link MethodProvider}. Of two with the same id the first counts, and those below come
 * first.
 */
public final class MethodCatalog {

  /**
   * The name that stands for PUbN where there are negatives and PUbN\N where there are none; for
   * trees for the first of their methods that the samples suffice for.
   */
  public static final String AUTO = "auto";

  /**
   * Ordinary learning of P against U, as if the unlabeled were all negative: what is done where
   * nobody knows of PU learning, and the baseline that tells whether it is needed.
   */
  public static final MethodRow NAIVE = OneRiskMethods.NAIVE;

  /**
   * PN learning from P and bN as if the negatives were representative: the baseline that ignores U
   * and the bias.
   */
  public static final MethodRow PN = OneRiskMethods.PN;

  /** Unbiased PU learning; with the sigmoid loss, as it is unstable with the logistic loss. */
  public static final MethodRow UPU = OneRiskMethods.UPU;

  /** Non-negative PU learning (Kiryo et al., 2017). */
  public static final MethodRow NNPU = OneRiskMethods.NNPU;

  /** Non-negative PNU learning, which takes bN for representative negatives. */
  public static final MethodRow NNPNU = OneRiskMethods.NNPNU;

  /** The other definition of nnPNU: only the PU part of the negative risk is guarded. */
  public static final MethodRow NNPU_PN = OneRiskMethods.NNPU_PN;

  /** {@link PuThenPn}. */
  public static final MethodRow PU_PN =
      new MethodRow(
          "pu-pn",
          "PU→PN",
          "non-negative PU risk of s, then PN risk, section 4.2",
          NEGATIVES_AND_RHO,
          List.of(Stage.of(Part.PU_HALF, PU_RATE), Stage.of(Part.PN_HALF, PN_RATE)),
          (settings, context) ->
              new PuThenPn(
                  Part.puHalf(settings, context), context.optimisation(settings.number(PN_RATE))));

  /** {@link Iwpn}. */
  public static final MethodRow IWPN =
      new MethodRow(
          "iwpn",
          "IWPN",
          "PN risk weighted by 1/σ̂, section 1",
          NEGATIVES_AND_RHO,
          List.of(Stage.of(Part.SIGMA, SIGMA_RATE), Stage.ofMethod(RATE)),
          (settings, context) ->
              new Iwpn(context.sigma(settings.number(SIGMA_RATE)), rate(settings, context)));

  /** {@link PubnMinusN}. */
  public static final MethodRow PUBN_N =
      new MethodRow(
          "pubn-n",
          "PUbN\\N",
          "PUbN risk without bN, section 3.4",
          P_AND_U,
          List.of(Stage.of(Part.SIGMA_OF_Y, SIGMA_RATE), Stage.ofMethod(RATE, TAU)),
          (settings, context) ->
              new PubnMinusN(
                  context.sigma(settings.number(SIGMA_RATE)),
                  rate(settings, context),
                  settings.number(TAU)));

  /** {@link PubnMethod}, the paper's. */
  public static final MethodRow PUBN =
      new MethodRow(
          "pubn",
          "PUbN",
          "PUbN risk, equation 7",
          NEGATIVES_AND_RHO,
          List.of(Stage.of(Part.SIGMA, SIGMA_RATE), Stage.ofMethod(RATE, TAU)),
          (settings, context) ->
              new PubnMethod(
                  context.sigma(settings.number(SIGMA_RATE)),
                  rate(settings, context),
                  settings.number(TAU),
                  context.thresholdPriors()));

  private static final List<MethodRow> ALL =
      Stream.concat(
              Stream.of(NAIVE, PN, UPU, NNPU, NNPNU, NNPU_PN, PU_PN, IWPN, PUBN_N, PUBN),
              ServiceLoader.load(MethodProvider.class).stream()
                  .flatMap(provider -> provider.get().methods().stream()))
          .toList();

  private MethodCatalog() {}

  /** All methods, in the order of the command line's help. */
  public static List<MethodRow> all() {
    return ALL;
  }

  /** All names that {@link #of} takes. */
  public static List<String> ids() {
    return Stream.concat(Stream.of(AUTO), ALL.stream().map(MethodRow::id)).toList();
  }

  /**
   * The method with a name, for samples with or without negatives.
   *
   * @throws InputException if there is no such method, or it needs negatives and there are none
   */
  public static MethodRow of(String id, boolean negatives) {
    requireKnown(id);
    if (id.equals(AUTO)) {
      return pubn(negatives);
    }
    MethodRow row = find(id, ALL);
    if (row.needsNegatives() && !negatives) {
      throw new InputException(
          "method " + id + ": needs negative examples; without them use pubn-n");
    }
    return row;
  }

  /**
   * The method with a name, for samples with or without negatives and for models of a family.
   *
   * @throws InputException like {@link #of(String, boolean)}, and if the method cannot train such
   *     models
   */
  public static MethodRow of(String id, boolean negatives, ModelFamily family) {
    if (id.equals(AUTO) && family != ModelFamily.DESCENT) {
      return ALL.stream()
          .filter(row -> row.families().contains(family))
          .filter(row -> negatives || !row.needsNegatives())
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("no method trains " + family));
    }
    MethodRow row = of(id, negatives);
    if (!row.families().contains(family)) {
      List<MethodRow> fitting =
          ALL.stream().filter(other -> other.families().contains(family)).toList();
      throw new InputException(
          "method "
              + id
              + ": cannot train such a model; those that can are "
              + String.join(", ", fitting.stream().map(MethodRow::id).toList()));
    }
    return row;
  }

  /** The paper's method: PUbN, or PUbN\N where there are no negatives. */
  public static MethodRow pubn(boolean negatives) {
    return negatives ? PUBN : PUBN_N;
  }

  /** Refuses a name that {@link #of} does not take. */
  public static void requireKnown(String id) {
    if (!ids().contains(id)) {
      throw unknown(id, ids());
    }
  }

  /**
   * The row with an id, among some.
   *
   * @throws InputException if there is none
   */
  public static MethodRow find(String id, List<MethodRow> rows) {
    return rows.stream()
        .filter(row -> row.id().equals(id))
        .findFirst()
        .orElseThrow(() -> unknown(id, rows.stream().map(MethodRow::id).toList()));
  }

  private static InputException unknown(String id, List<String> known) {
    return new InputException("method " + id + ": must be one of " + String.join(", ", known));
  }

  /** How the classifier is trained: at the rate of the settings. */
  static Optimisation rate(Settings settings, MethodContext context) {
    return context.optimisation(settings.number(RATE));
  }
}
