package org.pubn.lab.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The experiments by name: those of the paper, one for data of your own, and studies. */
public final class Experiments {

  private static final Map<String, Function<Design, Experiment>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("table1", Table1::new);
    ALL.put("tau", TauTable::new);
    ALL.put("rho", RhoTable::new);
    ALL.put("separate-sigma", SeparateSigmaTable::new);
    ALL.put("nnpnu-variants", NnpnuVariantsTable::new);
    ALL.put("text-supplement", TextSupplement::new);
    ALL.put("figure-curves", CurvesFigure::new);
    ALL.put("figure-pca", PcaFigure::new);
    ALL.put("compare", MethodComparison::new);
    ALL.put("encoders", EncoderComparison::new);
    ALL.put("label-free", JudgementTable::new);
    ALL.put("estimated-priors", EstimatedPriorsTable::new);
  }

  private Experiments() {}

  /** The names, those of the paper first and in its order. */
  public static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  /**
   * An experiment.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  public static Experiment byName(String name, Design design) {
    Function<Design, Experiment> factory = ALL.get(name);
    if (factory == null) {
      throw new IllegalArgumentException(
          "experiment " + name + ": must be one of " + String.join(", ", ALL.keySet()));
    }
    return factory.apply(design);
  }
}
