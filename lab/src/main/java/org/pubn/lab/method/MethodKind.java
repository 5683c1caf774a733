package org.pubn.lab.method;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.pubn.lab.dataset.Dataset;
import org.pubn.learn.Method;

/**
 * A method by name: how it is built from settings, and how its settings are chosen.
 *
 * @param id the name on the command line and in result files
 * @param label the name in tables
 * @param trainings how many networks it trains
 * @param needsNegatives whether it cannot do without bN
 * @param factory builds the method for one trial
 * @param stages how settings are chosen on validation data, one stage after the other
 */
public record MethodKind(
    String id,
    String label,
    int trainings,
    boolean needsNegatives,
    BiFunction<Settings, MethodContext, Method> factory,
    Function<Dataset, List<SelectionStage>> stages) {

  /** A method with a learning rate as its only setting, chosen from the data set's grid. */
  public static MethodKind withRate(
      String id, String label, BiFunction<Settings, MethodContext, Method> factory) {
    return new MethodKind(
        id,
        label,
        1,
        false,
        factory,
        dataset -> List.of(SelectionStage.ofMethod().over("rate", dataset.rates())));
  }

  /** The method for one trial. */
  public Method create(Settings settings, MethodContext context) {
    return factory.apply(settings, context);
  }
}
