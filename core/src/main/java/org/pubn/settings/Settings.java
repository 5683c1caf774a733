package org.pubn.settings;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pubn.data.InputException;

/**
 * What a method is run with, by name, as it stands in files and tables: {@code rate=0.001,
 * tau=0.7}.
 *
 * @param values names in alphabetical order; numbers in plain decimal notation
 */
public record Settings(SortedMap<String, String> values) {

  /** No settings. */
  public static final Settings NONE = new Settings(new TreeMap<>());

  public Settings {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /** Settings from a map in any order. */
  public static Settings of(Map<String, String> values) {
    return new Settings(new TreeMap<>(values));
  }

  /**
   * These settings with one more, or with another value of one.
   *
   * @throws InputException if the value is out of range
   */
  public Settings with(Setting setting, double value) {
    setting.require(value);
    return with(setting.name(), value);
  }

  /** These settings with a number added or replaced. */
  public Settings with(String name, double value) {
    return with(name, text(value));
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
   * @throws InputException if it is not
   */
  public String text(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new InputException("setting " + name + ": is missing in " + this);
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
      throw new InputException("setting " + name + "=" + value + ": is not a number", e);
    }
  }

  /** Like {@link #number(String)}. */
  public double number(Setting setting) {
    return number(setting.name());
  }

  /** A number that may be missing. */
  public double number(String name, double otherwise) {
    return has(name) ? number(name) : otherwise;
  }

  /** A number as it stands in files and tables: plain decimals. */
  public static String text(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
