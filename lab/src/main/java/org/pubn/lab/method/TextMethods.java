package org.pubn.lab.method;

import java.util.List;
import org.pubn.method.MethodRow;
import org.pubn.method.MethodRow.Needs;
import org.pubn.text.CbsRule;

/** The baselines of the text supplement. Their settings are given, never chosen on validation. */
public final class TextMethods {

  private static final double C = 1;

  /** A linear SVM of P against bN. */
  public static final MethodRow SVM =
      new MethodRow(
          "svm",
          "SVM",
          "squared hinge loss of P against bN",
          Needs.NEGATIVES,
          List.of(),
          (settings, context) -> new PbnSvm(C));

  /** A linear SVM of P against bN on CBS features; settings: terms, alpha, beta. */
  public static final MethodRow CBS =
      new MethodRow(
          "svm-cbs",
          "CBS",
          "squared hinge loss of P against bN, on CBS features",
          Needs.NEGATIVES,
          List.of(),
          (settings, context) ->
              new CbsSvm(
                  new CbsRule(
                      (int) settings.number("terms"),
                      settings.number("alpha"),
                      settings.number("beta")),
                  C));

  private TextMethods() {}
}
