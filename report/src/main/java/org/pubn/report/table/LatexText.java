package org.pubn.report.table;

import java.util.Map;

/** Plain text as LaTeX: special characters escaped, Greek letters and arrows set as formulas. */
final class LatexText {

  private static final int COMBINING_HAT = 0x0302;

  private static final Map<Integer, String> ESCAPES =
      Map.ofEntries(
          Map.entry((int) '\\', "\\textbackslash{}"),
          Map.entry((int) '{', "\\{"),
          Map.entry((int) '}', "\\}"),
          Map.entry((int) '&', "\\&"),
          Map.entry((int) '%', "\\%"),
          Map.entry((int) '$', "\\$"),
          Map.entry((int) '#', "\\#"),
          Map.entry((int) '_', "\\_"),
          Map.entry((int) '~', "\\textasciitilde{}"),
          Map.entry((int) '^', "\\textasciicircum{}"),
          Map.entry((int) '<', "$<$"),
          Map.entry((int) '>', "$>$"),
          Map.entry((int) '–', "--"),
          Map.entry((int) '—', "---"),
          Map.entry((int) '\n', " "));

  private static final Map<Integer, String> FORMULAS =
      Map.ofEntries(
          Map.entry((int) 'β', "\\beta"),
          Map.entry((int) 'γ', "\\gamma"),
          Map.entry((int) 'η', "\\eta"),
          Map.entry((int) 'π', "\\pi"),
          Map.entry((int) 'ρ', "\\rho"),
          Map.entry((int) 'σ', "\\sigma"),
          Map.entry((int) 'τ', "\\tau"),
          Map.entry((int) '→', "\\rightarrow"),
          Map.entry((int) '≤', "\\leq"),
          Map.entry((int) '≥', "\\geq"),
          Map.entry((int) '±', "\\pm"),
          Map.entry((int) '×', "\\times"),
          Map.entry((int) '−', "-"),
          Map.entry((int) '†', "^\\dagger"),
          Map.entry((int) '⋆', "^\\star"));

  private LatexText() {}

  static String escape(String text) {
    StringBuilder out = new StringBuilder();
    int[] codePoints = text.codePoints().toArray();
    for (int i = 0; i < codePoints.length; i++) {
      boolean hat = i + 1 < codePoints.length && codePoints[i + 1] == COMBINING_HAT;
      String formula = FORMULAS.get(codePoints[i]);
      if (hat) {
        String letter = formula != null ? formula : Character.toString(codePoints[i]);
        out.append("$\\hat{").append(letter).append("}$");
        i++;
      } else if (formula != null) {
        out.append('$').append(formula).append('$');
      } else {
        out.append(ESCAPES.getOrDefault(codePoints[i], Character.toString(codePoints[i])));
      }
    }
    return out.toString();
  }
}
