package org.pubn.method;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubn.data.InputException;
import org.pubn.engine.ModelFamily;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Method;
import org.pubn.sample.Priors;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/**
 * A row of the catalog: all there is to know of a method beside its mathematics.
 *
 * @param id the name on the command line and in files, such as {@code pubn}
 * @param label the name in tables, such as {@code PUbN}
 * @param risk what it minimizes, and where that is defined
 * @param needs what it cannot do without
 * @param families the models it can train
 * @param stages how its settings are chosen on validation data, one stage after the other; without
 *     stages they are always given
 * @param factory makes it
 */
public record MethodRow(
    String id,
    String label,
    String risk,
    Needs needs,
    Set<ModelFamily> families,
    List<Stage> stages,
    MethodFactory factory)
    implements MethodFactory {

  /** What a method learns from. */
  public enum Needs {
    /** P and U alone; negatives, where given, are not looked at or serve as plain negatives. */
    P_AND_U,
    /** Also negatives. */
    NEGATIVES,
    /** Also negatives, and their share ρ. */
    NEGATIVES_AND_RHO
  }

  public MethodRow {
    families = Set.copyOf(families);
    stages = List.copyOf(stages);
  }

  /** A method that follows the derivatives of risks, for models that learn so. */
  public MethodRow(
      String id,
      String label,
      String risk,
      Needs needs,
      List<Stage> stages,
      MethodFactory factory) {
    this(id, label, risk, needs, Set.of(ModelFamily.DESCENT), stages, factory);
  }

  @Override
  public Method make(Settings settings, MethodContext context) {
    return factory.make(settings, context);
  }

  /** Whether it cannot do without negatives. */
  public boolean needsNegatives() {
    return needs != Needs.P_AND_U;
  }

  /** Whether it makes use of ρ, the share of the negatives' kind. */
  public boolean needsRho() {
    return needs == Needs.NEGATIVES_AND_RHO;
  }

  /** As many as there are stages. */
  @Override
  public int trainings() {
    return stages.size();
  }

  /** All settings that can be chosen, in the order in which they are. */
  public List<Setting> settings() {
    return stages.stream().flatMap(stage -> stage.axes().stream()).toList();
  }

  /** The same settings under the names of this method, where some were given by an alias. */
  public Settings named(Settings given) {
    Settings named = given;
    for (Setting setting : settings()) {
      Optional<String> alias = setting.alias().filter(given::has);
      if (alias.isPresent()) {
        String value = given.text(alias.get());
        named = named.without(alias.get()).with(setting.name(), value);
      }
    }
    return named;
  }

  /**
   * The learning rate of what decides in the end: that of g, or of the last part.
   *
   * @param settings all settings of the method
   */
  public double rate(Settings settings) {
    List<Setting> rates = new ArrayList<>(settings());
    rates.removeIf(setting -> setting.range() != Setting.Range.RATE);
    return settings.number(rates.get(rates.size() - 1));
  }

  /**
   * Refuses a setting that the method does not have.
   *
   * @throws InputException if there is one
   */
  public void requireSettings(Settings given) {
    List<String> known = settings().stream().map(Setting::name).toList();
    given
        .values()
        .forEach(
            (name, value) -> {
              if (!known.contains(name)) {
                throw new InputException(
                    name
                        + " "
                        + value
                        + ": method "
                        + id
                        + (known.isEmpty()
                            ? " has no settings"
                            : " has only " + String.join(", ", known)));
              }
            });
  }

  /**
   * Refuses priors that the method cannot work with.
   *
   * @throws InputException if ρ is 0 and the method needs it
   */
  public void requirePriors(Priors priors) {
    if (needsRho() && priors.rho() == 0) {
      throw new InputException("method " + id + ", rho 0: must be greater than 0");
    }
  }

  /**
   * Refuses another criterion than the paper's where no stage would be decided by it.
   *
   * @throws InputException if that is so
   */
  public void requireCriterion(SelectionCriterion criterion) {
    if (criterion != SelectionCriterion.SIGMOID_RISK
        && stages.stream().allMatch(stage -> stage.part().isPresent())) {
      throw new InputException(
          "selection by "
              + criterion.id()
              + ": method "
              + id
              + " has parts with losses of their own, by which they are chosen");
    }
  }

  /** Its settings and the values they are chosen from, such as {@code rate 0.01 0.001}. */
  public String grids() {
    return settings().stream()
        .map(
            setting ->
                setting.name()
                    + setting.grid().stream()
                        .map(value -> " " + Settings.text(value))
                        .collect(Collectors.joining()))
        .collect(Collectors.joining(", "));
  }
}
