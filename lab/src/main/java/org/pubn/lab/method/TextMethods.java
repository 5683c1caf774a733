package org.pubn.lab.method;

import java.util.List;
import org.pubn.text.CbsRule;

/** The baselines of the text supplement. Their settings are given, never chosen on validation. */
public final class TextMethods {

  private static final double C = 1;

  /** A linear SVM of P against bN. */
  public static final MethodKind SVM =
      new MethodKind(
          "svm", "SVM", 0, true, (settings, context) -> new PbnSvm(C), dataset -> List.of());

  /** A linear SVM of P against bN on CBS features; settings: terms, alpha, beta. */
  public static final MethodKind CBS =
      new MethodKind(
          "svm-cbs",
          "CBS",
          0,
          true,
          (settings, context) ->
              new CbsSvm(
                  new CbsRule(
                      (int) settings.number("terms"),
                      settings.number("alpha"),
                      settings.number("beta")),
                  C),
          dataset -> List.of());

  private TextMethods() {}
}
