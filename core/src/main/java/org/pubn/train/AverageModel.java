package org.pubn.train;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubn.calibration.Calibration;
import org.pubn.data.InputException;
import org.pubn.engine.MeanScorer;
import org.pubn.engine.Model;
import org.pubn.engine.ModelTraining;
import org.pubn.engine.Scorer;
import org.pubn.learn.Fit;
import org.pubn.learn.HyperParameters;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.method.MethodRow;
import org.pubn.nn.Network;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * The mean of the scores of a network and of trees that were learned from the same features. Scores
 * of trees on soft labels are log-odds already. Those of a network are too sure of themselves: a
 * slope and an intercept, learned on rows held out, turn them into log-odds, so that neither drowns
 * the others.
 */
final class AverageModel {

  private AverageModel() {}

  /**
   * The mean.
   *
   * @param network whose settings, σ̂, η and learning curves stand for those of the mean
   * @param scores of the network on rows held out
   */
  static LearnedModel of(LearnedModel network, HonestScores scores, List<LearnedModel> trees) {
    List<LearnedModel> all = Stream.concat(Stream.of(network), trees.stream()).toList();
    double[] scale = scale(scores, network.problem().priors(), BrierTerms.NONE);
    List<Scorer> members =
        Stream.concat(
                Stream.of(scaled(network.fit().scorer(), scale)),
                trees.stream().map(each -> each.fit().scorer()))
            .toList();
    Problem problem =
        new Problem(
            network.problem().data(),
            network.problem().priors(),
            new Several(all.stream().map(each -> each.problem().model()).toList()),
            network.problem().seed());
    MeanScorer scorer = new MeanScorer(members);
    Fit fit =
        new Fit(
            scorer,
            Fit.of(problem, scorer).validationLoss(),
            network.fit().parts(),
            network.fit().sigma(),
            network.fit().threshold());
    return new LearnedModel(
        "mean of " + joined(all, LearnedModel::name),
        row(all),
        network.taken(),
        problem,
        network.settings(),
        network.stages(),
        new SeveralMethods(all),
        fit,
        network.last(),
        network.trainings(),
        network.honest().map(honest -> honest(honest, network.problem().priors(), trees)));
  }

  /** The network's slope and intercept, from rows that are not in a fold. */
  private static double[] scale(HonestScores scores, Priors priors, int without) {
    return Calibration.scale(
        scores.others(Role.POSITIVE, without), scores.others(Role.UNLABELED, without), priors.pi());
  }

  private static Scorer scaled(Scorer scorer, double[] scale) {
    if (scorer instanceof MeanScorer mean) {
      return new MeanScorer(mean.members().stream().map(each -> scaled(each, scale)).toList());
    }
    return ((Network) scorer).scaled(scale[0], scale[1]);
  }

  /** Means of scores; the scale of the network's is that which the other folds tell. */
  private static HonestScores honest(
      HonestScores network, Priors priors, List<LearnedModel> trees) {
    double[][] scales = new double[ReplayedChoice.FOLDS][];
    for (int fold = 0; fold < scales.length; fold++) {
      scales[fold] = scale(network, priors, fold);
    }
    return new HonestScores(
        ByRole.of(
            role -> {
              float[] own = network.scores().of(role);
              double[] sums = new double[own.length];
              for (int i = 0; i < sums.length; i++) {
                double[] scale = scales[network.foldOf().of(role)[i]];
                sums[i] = scale[0] * own[i] + scale[1];
              }
              for (LearnedModel each : trees) {
                float[] others = each.honest().orElseThrow().scores().of(role);
                for (int i = 0; i < sums.length; i++) {
                  sums[i] += others[i];
                }
              }
              float[] means = new float[sums.length];
              for (int i = 0; i < means.length; i++) {
                means[i] = (float) (sums[i] / (1 + trees.size()));
              }
              return means;
            }),
        network.foldOf());
  }

  private static String joined(List<LearnedModel> all, Function<LearnedModel, String> name) {
    List<String> names = all.stream().map(name).distinct().toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  private static MethodRow row(List<LearnedModel> all) {
    MethodRow first = all.get(0).row();
    return new MethodRow(
        all.stream().map(each -> each.row().id()).distinct().collect(Collectors.joining("+")),
        joined(all, each -> each.row().label()),
        all.stream().map(each -> each.row().risk()).distinct().collect(Collectors.joining("; ")),
        first.needs(),
        List.of(),
        first.factory());
  }

  /** Several methods, for the record. */
  private record SeveralMethods(List<LearnedModel> all) implements Method {

    @Override
    public Map<String, String> hyperParameters() {
      HyperParameters parameters = new HyperParameters();
      all.forEach(each -> parameters.with(each.name(), each.method().hyperParameters()));
      return parameters.map();
    }

    @Override
    public Fit fit(Problem problem, SharedTrainings trainings) {
      throw new IllegalStateException("its models are learned one by one");
    }
  }

  /** Several models, for the record. */
  private record Several(List<Model> all) implements Model {

    @Override
    public int columns() {
      return all.get(0).columns();
    }

    @Override
    public String description() {
      return "mean of " + all.stream().map(Model::description).collect(Collectors.joining("; "));
    }

    @Override
    public String engine() {
      return all.get(0).engine();
    }

    @Override
    public ModelTraining start(Seed seed) {
      throw new InputException("a mean of models: is learned model by model");
    }
  }
}
