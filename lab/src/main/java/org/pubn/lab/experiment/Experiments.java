package org.pubn.lab.experiment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Datasets;

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
   * @throws InputException if there is none of this name
   */
  public static Experiment byName(String name, Design design) {
    Function<Design, Experiment> factory = ALL.get(name);
    if (factory == null) {
      throw new InputException(
          "experiment " + name + ": must be one of " + String.join(", ", ALL.keySet()));
    }
    return factory.apply(design);
  }

  /**
   * Refuses what an experiment does not take.
   *
   * @param asked the option as the user gave it
   * @throws InputException if it does not
   */
  public static void requireTakes(Experiment experiment, DesignOption option, String asked) {
    if (!experiment.takes().contains(option)) {
      Design design = new Design(Datasets.usual(), List.of(), List.of(), false);
      List<String> takers =
          names().stream().filter(name -> byName(name, design).takes().contains(option)).toList();
      throw new InputException(asked + ": " + option.refusal(experiment.name(), takers));
    }
  }
}
