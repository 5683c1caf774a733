package org.pubn.app.cli;

import java.util.Optional;
import org.pubn.settings.Setting;
import org.pubn.train.TrainOptions;
import picocli.CommandLine.Option;

/** Settings that are chosen unless they are given. */
final class SettingArguments {

  @Option(
      names = "--rate",
      paramLabel = "R",
      description = "Learning rate of the classifier (default: chosen).")
  Optional<Double> rate = Optional.empty();

  @Option(
      names = "--sigma-rate",
      paramLabel = "R",
      description = "Learning rate of sigma, the first step of PUbN (default: chosen).")
  Optional<Double> sigmaRate = Optional.empty();

  @Option(
      names = "--tau",
      paramLabel = "T",
      description = "How many unlabeled rows PUbN treats as negatives (default: chosen).")
  Optional<Double> tau = Optional.empty();

  @Option(
      names = "--gamma",
      paramLabel = "G",
      description = "Weight of the PN risk in nnpnu and nnpu+pn (default: chosen).")
  Optional<Double> gamma = Optional.empty();

  @Option(
      names = "--l2",
      paramLabel = "L",
      description = "L2 penalty of the classifier, with --exact (default: chosen).")
  Optional<Double> l2 = Optional.empty();

  @Option(
      names = "--sigma-l2",
      paramLabel = "L",
      description = "L2 penalty of sigma, with --exact (default: chosen).")
  Optional<Double> sigmaL2 = Optional.empty();

  /** The options with what was given. */
  TrainOptions applied(TrainOptions options) {
    TrainOptions given = with(options, Setting.RATE, rate);
    given = with(given, Setting.SIGMA_RATE, sigmaRate);
    given = with(given, Setting.L2, l2);
    given = with(given, Setting.SIGMA_L2, sigmaL2);
    given = with(given, Setting.TAU, tau);
    return with(given, Setting.GAMMA, gamma);
  }

  private static TrainOptions with(TrainOptions options, Setting setting, Optional<Double> value) {
    return value.map(given -> options.with(setting, given)).orElse(options);
  }
}
