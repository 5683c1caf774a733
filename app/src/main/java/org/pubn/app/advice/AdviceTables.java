package org.pubn.app.advice;

import static org.pubn.app.advice.NumberWords.inHundred;
import static org.pubn.app.advice.NumberWords.share;
import static org.pubn.app.advice.NumberWords.threeDecimals;
import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import org.pubn.advice.Bias;
import org.pubn.advice.Comparison;
import org.pubn.advice.Sensitivity;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuMetric;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** The numbers behind the answers. */
final class AdviceTables {

  private AdviceTables() {}

  /** Two methods on held-out rows. */
  static Table comparison(String id, Comparison comparison) {
    List<TableRow> rows = new ArrayList<>();
    rows.add(row(comparison.first()));
    rows.add(row(comparison.second()));
    return new Table(
        id,
        "Held-out rows, judged without labels. All but the AUC per hundred rows; in brackets the"
            + " 95 % intervals.",
        List.of("method"),
        List.of(
            ValueColumn.text("mistakes"),
            ValueColumn.text("recall"),
            ValueColumn.text("called positive"),
            ValueColumn.text("AUC"),
            ValueColumn.text("negatives called positive")),
        rows,
        Marks.PAPER,
        List.of(
            "Difference of mistakes: "
                + NumberWords.withInterval(comparison.errors())
                + "; up to "
                + format("%.2f", 100 * comparison.margin())
                + " does not matter.",
            "Difference of the PU risk with the sigmoid loss: "
                + signed(comparison.sigmoidRisks())
                + ". It also rewards scores that are large."));
  }

  private static TableRow row(Comparison.Judged judged) {
    return new TableRow(
        List.of(judged.label()),
        List.of(
            hundred(judged, PuMetric.ERROR),
            hundred(judged, PuMetric.RECALL),
            hundred(judged, PuMetric.POSITIVE_RATE),
            Cell.text(threeDecimals(judged.evaluation().get(PuMetric.ROC_AUC))),
            judged.negativesCalledPositive().isPresent()
                ? Cell.text(inHundred(judged.negativesCalledPositive().getAsDouble()))
                : Cell.MISSING));
  }

  private static Cell hundred(Comparison.Judged judged, PuMetric metric) {
    return judged.evaluation().get(metric) instanceof MetricValue.Estimate estimate
        ? Cell.text(inHundred(estimate.value()) + " (" + inHundred(estimate.interval()) + ")")
        : Cell.text("undefined");
  }

  private static String signed(PuDifference difference) {
    return format(
        "%.4f (%.4f to %.4f)",
        difference.value(), difference.interval().low(), difference.interval().high());
  }

  /** What is known of the bias. */
  static Table bias(Bias bias) {
    List<TableRow> rows = new ArrayList<>();
    rows.add(fact("1 − π: negatives among the unlabeled", threeDecimals(1 - bias.pi()), ""));
    rows.add(
        fact(
            "largest ρ: those that can be like the given ones",
            threeDecimals(bias.rho().max()),
            threeDecimals(bias.rho().interval())));
    rows.add(
        fact(
            "largest ρ / (1 − π)",
            threeDecimals(bias.coverage()),
            threeDecimals(bias.leastCoverage()) + " to " + threeDecimals(bias.mostCoverage())));
    bias.test()
        .ifPresent(
            test -> {
              rows.add(
                  fact(
                      "AUC, negatives against unlabeled that look negative",
                      threeDecimals(test.auc()),
                      threeDecimals(test.interval())));
              rows.add(fact("p-value", NumberWords.pValue(test.pValue()), ""));
              rows.add(
                  fact("rows compared", test.negatives() + " bN, " + test.unlabeled() + " U", ""));
            });
    return new Table(
        "bias",
        "A fair sample of the negatives would have a largest ρ of 1 − π and an AUC "
            + "of 0.5. Positives among the unlabeled rows are subtracted with the help of"
            + " the positive rows.",
        List.of("what"),
        List.of(ValueColumn.text("value"), ValueColumn.text("95 % interval")),
        rows);
  }

  private static TableRow fact(String name, String value, String interval) {
    return new TableRow(List.of(name), List.of(Cell.text(value), Cell.text(interval)));
  }

  /** What other priors change. */
  static Table sensitivity(Sensitivity sensitivity) {
    List<TableRow> rows = new ArrayList<>();
    rows.add(
        new TableRow(
            List.of("as assumed"),
            List.of(
                Measured.of(sensitivity.priors().pi()),
                Measured.of(sensitivity.priors().rho()),
                Cell.MISSING,
                Cell.text(inHundred(sensitivity.calledPositive())),
                Cell.text(inHundred(share(sensitivity.error()))),
                Cell.MISSING,
                Cell.MISSING)));
    rows.add(row(sensitivity.reseeded()));
    sensitivity.variants().forEach(variant -> rows.add(row(variant)));
    return new Table(
        "sensitivity",
        sensitivity.method()
            + " trained again with other priors; decisions and mistakes per hundred rows. Mistakes"
            + " are those that would be made if the priors of the line were the true ones: by the"
            + " classifier as it is, and by one trained with them. The cost is the difference of"
            + " the two, with its 95 % interval.",
        List.of("trained with"),
        List.of(
            ValueColumn.number("π", 3),
            ValueColumn.number("ρ", 3),
            ValueColumn.text("decisions changed"),
            ValueColumn.text("called positive"),
            ValueColumn.text("mistakes"),
            ValueColumn.text("if retrained"),
            ValueColumn.text("cost")),
        rows);
  }

  private static TableRow row(Sensitivity.Variant variant) {
    return new TableRow(
        List.of(variant.name()),
        List.of(
            Measured.of(variant.priors().pi()),
            Measured.of(variant.priors().rho()),
            Cell.text(inHundred(variant.changed())),
            Cell.text(inHundred(variant.calledPositive())),
            Cell.text(inHundred(share(variant.keptError()))),
            Cell.text(inHundred(share(variant.ownError()))),
            Cell.text(
                inHundred(variant.cost().value())
                    + " ("
                    + inHundred(variant.cost().interval())
                    + ")")));
  }
}
