package org.pubn.lab.method;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pubn.engine.Model;
import org.pubn.engine.ModelFamily;
import org.pubn.lab.dataset.Dataset;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodFactory;
import org.pubn.method.MethodRow;
import org.pubn.method.Stage;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

/**
 * The methods that an experiment can compare: those of {@link MethodCatalog}, all that {@code
 * train} does, and the oracle, which sees labels that nobody has outside of experiments.
 */
public final class LabMethods {

  /** PN learning on U with its true labels. */
  public static final MethodRow ORACLE =
      new MethodRow(
          "oracle",
          "oracle PN",
          "PN risk of U with its true labels",
          MethodRow.Needs.P_AND_U,
          List.of(Stage.ofMethod(Setting.RATE)),
          (settings, context) ->
              new Oracle(
                  context.optimisation(settings.number(Setting.RATE)),
                  TrialContext.of(context).trial().hidden()));

  /** What {@code train} does by default. */
  public static final MethodRow TRAIN =
      training("train", "train", "what train does by default", TrainOptions.DEFAULT);

  /** What {@code train} did by default when it knew networks alone. */
  public static final MethodRow TRAIN_MLP =
      training(
          "train-mlp",
          "train, mlp",
          "what train does with --model mlp",
          TrainOptions.DEFAULT.withModel(ModelKind.MLP));

  private LabMethods() {}

  private static MethodRow training(String id, String label, String risk, TrainOptions options) {
    return new MethodRow(
        id,
        label,
        risk,
        MethodRow.Needs.P_AND_U,
        List.of(),
        (settings, context) -> new WholeTraining(options));
  }

  /** All methods for networks, in the order of the command line's help. */
  public static List<MethodRow> all() {
    return Stream.concat(
            MethodCatalog.all().stream()
                .filter(row -> row.families().contains(ModelFamily.DESCENT)),
            Stream.of(ORACLE))
        .toList();
  }

  /**
   * The method with an id.
   *
   * @throws IllegalArgumentException if there is no such method
   */
  public static MethodRow byId(String id) {
    return Stream.concat(trees().stream(), Stream.of(TRAIN, TRAIN_MLP))
        .filter(row -> row.id().equals(id))
        .findFirst()
        .orElseGet(() -> MethodCatalog.find(id, all()));
  }

  /** The methods for forests, which take the place of the data set's network. */
  public static List<MethodRow> trees() {
    return MethodCatalog.all().stream().filter(LabMethods::isForForests).toList();
  }

  private static boolean isForForests(MethodRow row) {
    return row.families().contains(ModelFamily.FOREST);
  }

  /** What a method trains on a data set: the data set's network, or a forest. */
  public static Model model(MethodFactory method, Model network) {
    return method instanceof MethodRow row && isForForests(row)
        ? ModelKind.byId("forest").model(network.columns())
        : network;
  }

  /** Settings under the names that the method with an id has for them. */
  public static Settings named(String id, Settings settings) {
    return all().stream()
        .filter(method -> method.id().equals(id))
        .findFirst()
        .map(method -> method.named(settings))
        .orElse(settings);
  }

  /** The values of a setting on a data set, which has learning rates of its own. */
  public static Function<Setting, List<Double>> grids(Dataset dataset) {
    return setting -> setting.range() == Setting.Range.RATE ? dataset.rates() : setting.grid();
  }
}
