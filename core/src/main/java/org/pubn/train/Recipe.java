package org.pubn.train;

import static org.pubn.train.Setting.GAMMA;
import static org.pubn.train.Setting.RATE;
import static org.pubn.train.Setting.SIGMA_RATE;
import static org.pubn.train.Setting.TAU;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Iwpn;
import org.pubn.learn.Method;
import org.pubn.learn.NnPnu;
import org.pubn.learn.NnPu;
import org.pubn.learn.NnPuPn;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Pn;
import org.pubn.learn.PuThenPn;
import org.pubn.learn.PubnMethod;
import org.pubn.learn.PubnMinusN;
import org.pubn.learn.UnlabeledAsNegative;
import org.pubn.learn.Upu;

/** The methods that can be asked for by name: how each is built and how its settings are chosen. */
public enum Recipe {
  NAIVE("naive", "U as N", Needs.NO_NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.ofMethod(RATE));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new UnlabeledAsNegative(atRate(settings, base));
    }
  },
  PN("pn", "PN", Needs.NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.ofMethod(RATE));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new Pn(atRate(settings, base));
    }
  },
  UPU("upu", "uPU", Needs.NO_NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.ofMethod(RATE));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new Upu(atRate(settings, base));
    }
  },
  NNPU("nnpu", "nnPU", Needs.NO_NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.ofMethod(RATE));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new NnPu(atRate(settings, base));
    }
  },
  NNPNU("nnpnu", "nnPNU", Needs.NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.ofMethod(RATE, GAMMA));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new NnPnu(atRate(settings, base), settings.get(GAMMA));
    }
  },
  NNPU_PN("nnpu+pn", "nnPU+PN", Needs.NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.ofMethod(RATE, GAMMA));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new NnPuPn(atRate(settings, base), settings.get(GAMMA));
    }
  },
  PU_PN("pu-pn", "PU→PN", Needs.NEGATIVES_AND_RHO) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.of(Part.PU_HALF, SIGMA_RATE), Stage.of(Part.PN_HALF, RATE));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new PuThenPn(Part.estimator(settings, base), atRate(settings, base));
    }
  },
  IWPN("iwpn", "IWPN", Needs.NEGATIVES_AND_RHO) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.of(Part.SIGMA, SIGMA_RATE), Stage.ofMethod(RATE));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new Iwpn(Part.estimator(settings, base), atRate(settings, base));
    }
  },
  PUBN_N("pubn-n", "PUbN\\N", Needs.NO_NEGATIVES) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.of(Part.SIGMA_OF_Y, SIGMA_RATE), Stage.ofMethod(RATE, TAU));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new PubnMinusN(
          Part.estimator(settings, base), atRate(settings, base), settings.get(TAU));
    }
  },
  PUBN("pubn", "PUbN", Needs.NEGATIVES_AND_RHO) {
    @Override
    List<Stage> stages() {
      return List.of(Stage.of(Part.SIGMA, SIGMA_RATE), Stage.ofMethod(RATE, TAU));
    }

    @Override
    public Method method(Settings settings, Optimisation base) {
      return new PubnMethod(
          Part.estimator(settings, base), atRate(settings, base), settings.get(TAU));
    }
  };

  /** What a method cannot do without. */
  private enum Needs {
    NO_NEGATIVES,
    NEGATIVES,
    NEGATIVES_AND_RHO
  }

  /** The name that stands for PUbN where there are negatives and PUbN\N where there are none. */
  public static final String AUTO = "auto";

  private final String id;
  private final String label;
  private final Needs needs;

  Recipe(String id, String label, Needs needs) {
    this.id = id;
    this.label = label;
    this.needs = needs;
  }

  /** How its settings are chosen, one stage after the other. */
  abstract List<Stage> stages();

  /** The method with given settings, all of which must be there. */
  public abstract Method method(Settings settings, Optimisation base);

  /** The name on the command line, such as {@code pubn}. */
  public String id() {
    return id;
  }

  /** The name in tables, such as {@code PUbN}. */
  public String label() {
    return label;
  }

  /** Whether the method makes use of ρ, the share of the negatives' kind. */
  public boolean needsRho() {
    return needs == Needs.NEGATIVES_AND_RHO;
  }

  private static Optimisation atRate(Settings settings, Optimisation base) {
    return base.withRate(settings.get(RATE));
  }

  /** All names that {@link #of} takes. */
  public static List<String> ids() {
    return Stream.concat(Stream.of(AUTO), Arrays.stream(values()).map(Recipe::id)).toList();
  }

  /**
   * The method with a name, for samples with or without negatives.
   *
   * @throws IllegalArgumentException if there is no such method, or it needs negatives and there
   *     are none
   */
  public static Recipe of(String id, boolean negatives) {
    requireKnown(id);
    if (id.equals(AUTO)) {
      return negatives ? PUBN : PUBN_N;
    }
    Recipe recipe = byId(id);
    if (recipe.needs != Needs.NO_NEGATIVES && !negatives) {
      throw new IllegalArgumentException(
          "method " + id + ": needs negative examples; without them use pubn-n");
    }
    return recipe;
  }

  private static Recipe byId(String id) {
    return Arrays.stream(values()).filter(r -> r.id.equals(id)).findFirst().orElseThrow();
  }

  static void requireKnown(String id) {
    if (!ids().contains(id)) {
      throw new IllegalArgumentException(
          "method " + id + ": must be one of " + String.join(", ", ids()));
    }
  }

  /** Refuses another criterion than the paper's where no stage would be decided by it. */
  void requireCriterion(SelectionCriterion criterion) {
    if (criterion != SelectionCriterion.SIGMOID_RISK
        && stages().stream().allMatch(stage -> stage.part().isPresent())) {
      throw new IllegalArgumentException(
          "selection by "
              + criterion.id()
              + ": method "
              + id
              + " has parts with losses of their"
              + " own, by which they are chosen");
    }
  }

  /** Refuses a setting that the method does not have. */
  void requireSettings(Settings given) {
    Set<Setting> known = EnumSet.noneOf(Setting.class);
    stages().forEach(stage -> known.addAll(stage.axes()));
    for (Setting setting : given.values().keySet()) {
      if (!known.contains(setting)) {
        throw new IllegalArgumentException(
            setting.label()
                + " "
                + Settings.text(given.get(setting))
                + ": method "
                + id
                + " has only "
                + known.stream().map(Setting::label).collect(Collectors.joining(", ")));
      }
    }
  }
}
