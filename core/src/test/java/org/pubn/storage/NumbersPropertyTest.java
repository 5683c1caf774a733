package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** {@link Numbers} rounds as {@link Double#parseDouble} does. */
final class NumbersPropertyTest {

  private static double parse(String text) {
    char[] padded = ("7" + text + "7").toCharArray();
    return Numbers.parse(padded, 1, padded.length - 1);
  }

  @Property
  void readsWhatDoublesPrint(@ForAll double number) {
    assertThat(parse(Double.toString(number))).isEqualTo(number);
  }

  @Property
  void readsFixedNotation(
      @ForAll long digits, @ForAll @IntRange(max = 25) int places, @ForAll boolean blanks) {
    String text = new BigDecimal(BigInteger.valueOf(digits), places).toPlainString();

    assertThat(parse(blanks ? " " + text + "\t" : text)).isEqualTo(Double.parseDouble(text));
  }

  @Property
  void readsScientificNotation(
      @ForAll double number, @ForAll @IntRange(max = 20) int places, @ForAll boolean capital) {
    String text =
        String.format(Locale.ROOT, capital ? "%." + places + "E" : "%+." + places + "e", number);

    double value = Double.parseDouble(text);
    if (Double.isFinite(value)) {
      assertThat(parse(text)).isEqualTo(value);
    } else {
      assertThat(parse(text)).isNaN();
    }
  }

  /** Texts of the characters that numbers are made of, most of which are no numbers. */
  @Provide
  Arbitrary<String> nearlyNumbers() {
    return Arbitraries.strings().withChars("0123456789+-.eE xdfNaI").ofMaxLength(12);
  }

  @Property(tries = 20_000)
  void agreesOnWhatIsANumber(@ForAll("nearlyNumbers") String text) {
    boolean decimal = text.strip().matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?");
    double expected = decimal ? Double.parseDouble(text.strip()) : Double.NaN;

    assertThat(Double.valueOf(parse(text)))
        .isEqualTo(Double.valueOf(Double.isInfinite(expected) ? Double.NaN : expected));
  }
}
