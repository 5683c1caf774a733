package org.pubn.bench.speed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A row of the table.
 *
 * @param quantity what was measured
 * @param ours our number
 * @param other what it is compared with
 * @param speedUp how many times as fast ours is
 * @param verdict whether that is good enough
 */
record Row(
    Quantity quantity,
    double ours,
    Optional<Reading> other,
    OptionalDouble speedUp,
    Verdict verdict) {

  static final List<String> HEADINGS =
      List.of("measurement", "ours", "compared with", "ratio", "bar", "verdict");

  static Row of(Quantity quantity, double ours, Optional<Reading> other, boolean avx512) {
    OptionalDouble speedUp =
        other.stream().mapToDouble(o -> quantity.unit().speedUp(ours, o.value())).findFirst();
    return new Row(quantity, ours, other, speedUp, quantity.bar().judge(ours, speedUp, avx512));
  }

  /** The texts under the {@link #HEADINGS}. */
  List<String> cells() {
    Unit unit = quantity.unit();
    return List.of(
        quantity.label(),
        unit.format(ours),
        other.map(o -> unit.format(o.value()) + " (" + o.source() + ")").orElse(""),
        speedUp.isPresent() ? String.format(Locale.ROOT, "%.2f×", speedUp.getAsDouble()) : "",
        quantity.bar().text(),
        verdict.toString());
  }

  /** The row as an object of the JSON file. */
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("quantity", quantity.id());
    json.put("unit", quantity.unit().symbol());
    json.put("ours", ours);
    other.ifPresent(
        o -> {
          json.put("comparedWith", o.source());
          json.put("other", o.value());
        });
    speedUp.ifPresent(ratio -> json.put("ratio", ratio));
    json.put("bar", quantity.bar().text());
    json.put("verdict", verdict.toString());
    return json;
  }
}
