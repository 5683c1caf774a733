package org.pubn.lab.method;

import java.util.Optional;
import org.pubn.lab.dataset.DatasetOptions;
import org.pubn.settings.Settings;

/** Settings that only experiments have: of the data, the priors and the number of trainings. */
public final class LabSettings {

  /** Names other features than the usual ones. */
  public static final String FEATURES = "features";

  /** Names other sample sizes than the usual ones. */
  public static final String SIZES = "sizes";

  /** Names another network with its schedule than the usual one. */
  public static final String PRESET = "preset";

  /** Says where π and ρ come from: {@link #ESTIMATED}, or the task where absent. */
  public static final String PRIORS = "priors";

  /** π and ρ are estimated from the samples of a trial. */
  public static final String ESTIMATED = "estimated";

  /** Says how many trainings of the method decide together. */
  public static final String MEMBERS = "members";

  private LabSettings() {}

  /** Whether π and ρ are estimated from the samples instead of being given. */
  public static boolean estimatesPriors(Settings settings) {
    return settings.text(PRIORS, "given").equals(ESTIMATED);
  }

  /** How many trainings of the method decide together. */
  public static int members(Settings settings) {
    return (int) settings.number(MEMBERS, 1);
  }

  /** How the data set is wanted: the settings {@code features}, {@code sizes}, {@code preset}. */
  public static DatasetOptions datasetOptions(Settings settings) {
    return new DatasetOptions(
        Optional.ofNullable(settings.values().get(FEATURES)),
        Optional.ofNullable(settings.values().get(SIZES)),
        Optional.ofNullable(settings.values().get(PRESET)));
  }
}
