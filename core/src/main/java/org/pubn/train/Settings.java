package org.pubn.train;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * Some hyper-parameters and their values, such as {@code rate=0.001, tau=0.7}.
 *
 * @param values in the order of {@link Setting}
 */
public record Settings(Map<Setting, Double> values) {

  /** No settings. */
  public static final Settings NONE = new Settings(Map.of());

  public Settings {
    Map<Setting, Double> ordered = new EnumMap<>(Setting.class);
    ordered.putAll(values);
    ordered.forEach(Setting::require);
    values = Collections.unmodifiableMap(ordered);
  }

  /** These settings with one more, or with another value of one. */
  public Settings with(Setting setting, double value) {
    Map<Setting, Double> more = new EnumMap<>(Setting.class);
    more.putAll(values);
    more.put(setting, value);
    return new Settings(more);
  }

  public boolean has(Setting setting) {
    return values.containsKey(setting);
  }

  /** The value of a setting, if it is there. */
  public OptionalDouble find(Setting setting) {
    Double value = values.get(setting);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** The value of a setting that must be there. */
  public double get(Setting setting) {
    return find(setting)
        .orElseThrow(() -> new IllegalStateException(setting.label() + " is unset"));
  }

  /** A number as it stands in files and tables: plain decimals. */
  public static String text(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey().label() + "=" + text(entry.getValue()))
        .collect(Collectors.joining(", "));
  }
}
