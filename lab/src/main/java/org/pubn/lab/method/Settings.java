package org.pubn.lab.method;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pubn.lab.dataset.DatasetOptions;

/**
 * Hyper-parameters by name, as they stand in result files: {@code rate=0.001, tau=0.7}.
 *
 * @param values names in alphabetical order; numbers in plain decimal notation
 */
public record Settings(SortedMap<String, String> values) {

  /** The setting that names other features than the usual ones. */
  public static final String FEATURES = "features";

  /** The setting that names other sample sizes than the usual ones. */
  public static final String SIZES = "sizes";

  /** The setting that says where π and ρ come from: {@code estimated}, or the task where absent. */
  public static final String PRIORS = "priors";

  /** The setting that says how many trainings of the method decide together. */
  public static final String MEMBERS = "members";

  /** No settings. */
  public static final Settings NONE = new Settings(new TreeMap<>());

  public Settings {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /** Settings from a map in any order. */
  public static Settings of(Map<String, String> values) {
    return new Settings(new TreeMap<>(values));
  }

  /** These settings with a number added or replaced. */
  public Settings with(String name, double value) {
    return with(name, BigDecimal.valueOf(value).stripTrailingZeros().toPlainString());
  }

  /** These settings with a word added or replaced. */
  public Settings with(String name, String value) {
    TreeMap<String, String> more = new TreeMap<>(values);
    more.put(name, value);
    return new Settings(more);
  }

  /** These settings, with those of {@code others} added or replaced. */
  public Settings with(Settings others) {
    TreeMap<String, String> more = new TreeMap<>(values);
    more.putAll(others.values);
    return new Settings(more);
  }

  /** These settings but for one. */
  public Settings without(String name) {
    TreeMap<String, String> fewer = new TreeMap<>(values);
    fewer.remove(name);
    return new Settings(fewer);
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  /**
   * A setting that must be there.
   *
   * @throws IllegalArgumentException if it is not
   */
  public String text(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("setting " + name + ": is missing in " + this);
    }
    return value;
  }

  /** A setting that may be missing. */
  public String text(String name, String otherwise) {
    return values.getOrDefault(name, otherwise);
  }

  /** A setting that must be there and be a number. */
  public double number(String name) {
    String value = text(name);
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("setting " + name + "=" + value + ": is not a number", e);
    }
  }

  /** A number that may be missing. */
  public double number(String name, double otherwise) {
    return has(name) ? number(name) : otherwise;
  }

  /** Whether π and ρ are estimated from the samples instead of being given. */
  public boolean estimatesPriors() {
    return text(PRIORS, "given").equals("estimated");
  }

  /** How many trainings of the method decide together. */
  public int members() {
    return (int) number(MEMBERS, 1);
  }

  /** How they want the data set: the settings {@code features} and {@code sizes}. */
  public DatasetOptions datasetOptions() {
    return new DatasetOptions(
        Optional.ofNullable(values.get(FEATURES)), Optional.ofNullable(values.get(SIZES)));
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
