package org.pubn.method;

import static org.pubn.settings.Setting.L2;
import static org.pubn.settings.Setting.SIGMA_L2;
import static org.pubn.settings.Setting.TAU;

import java.util.List;
import org.pubn.data.InputException;
import org.pubn.learn.ExactPubn;
import org.pubn.learn.SigmaEstimator;

/**
 * The methods that a linear model can be trained by exactly: those whose risks are convex in its
 * scores. They have the names of the {@link MethodCatalog}; instead of learning rates the factor of
 * L2 is chosen.
 */
public final class ExactMethods {

  private static final Part SIGMA =
      new Part(
          "sigma",
          "σ̂",
          "Ĵ",
          (settings, context, problem, trainings) ->
              new SigmaEstimator.Upu(settings.number(SIGMA_L2))
                  .estimate(problem, problem.priors(), trainings)
                  .training()
                  .orElseThrow());

  private static final List<MethodRow> ALL =
      List.of(exactly(MethodCatalog.PUBN_N), exactly(MethodCatalog.PUBN));

  private ExactMethods() {}

  /**
   * The method with a name, for samples with or without negatives.
   *
   * @throws InputException if it cannot be trained exactly
   */
  public static MethodRow of(String id, boolean negatives) {
    MethodRow row = MethodCatalog.of(id, negatives);
    return ALL.stream()
        .filter(exact -> exact.id().equals(row.id()))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "method " + id + ": cannot be trained exactly, must be auto, pubn or pubn-n"));
  }

  private static MethodRow exactly(MethodRow row) {
    return new MethodRow(
        row.id(),
        row.label(),
        row.risk(),
        row.needs(),
        List.of(Stage.of(SIGMA, SIGMA_L2), Stage.ofMethod(L2, TAU)),
        (settings, context) ->
            new ExactPubn(settings.number(SIGMA_L2), settings.number(L2), settings.number(TAU)));
  }
}
