package org.pubn.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatexTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a & b_c #1 50% $x$ {y} | a \\& b\\_c \\#1 50\\% \\$x\\$ \\{y\\}",
        "PUbN(\\N) | PUbN(\\textbackslash{}N)",
        "~^ | \\textasciitilde{}\\textasciicircum{}",
        "9 > 5 < 6 | 9 $>$ 5 $<$ 6",
        "PU→PN | PU$\\rightarrow$PN",
        "data for σ̂ and ĝ | data for $\\hat{\\sigma}$ and ĝ",
        "g\u0302 | $\\hat{g}$",
        "ρ ± π † | $\\rho$ $\\pm$ $\\pi$ $^\\dagger$",
        "1–3 — ü | 1--3 --- ü"
      })
  void escapesWhatLatexWouldInterpret(String text, String expected) {
    assertThat(LatexText.escape(text)).isEqualTo(expected);
  }
}
