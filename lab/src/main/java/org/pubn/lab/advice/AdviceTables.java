package org.pubn.lab.advice;

import static org.pubn.lab.advice.Numbers.inHundred;
import static org.pubn.lab.advice.Numbers.share;
import static org.pubn.lab.advice.Numbers.three;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.advice.Bias;
import org.pubn.advice.Comparison;
import org.pubn.advice.Sensitivity;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuMetric;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.Unit;
import org.pubn.lab.report.table.ValueColumn;

/** The numbers behind the answers. */
final class AdviceTables {

  private static final Marks NONE = new Marks("", "");

  private AdviceTables() {}

  private static ValueColumn text(String name) {
    return new ValueColumn(name, Unit.NUMBER, 0, false);
  }

  /** Two methods on held-out rows. */
  static Table comparison(String id, Comparison comparison) {
    List<TableRow> rows = new ArrayList<>();
    rows.add(row(comparison.first()));
    rows.add(row(comparison.second()));
    return new Table(
        id,
        "Held-out rows, judged without labels. All but the AUC in hundred rows; in brackets the"
            + " 95 % intervals.",
        List.of("method"),
        List.of(
            text("mistakes"),
            text("recall"),
            text("called positive"),
            text("AUC"),
            text("negatives called positive")),
        rows,
        NONE,
        List.of(
            "Difference of mistakes: "
                + Numbers.withInterval(comparison.errors())
                + "; up to "
                + Numbers.format("%.2f", 100 * comparison.margin())
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
            Cell.text(three(judged.evaluation().get(PuMetric.ROC_AUC))),
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
    return String.format(
        Locale.ROOT,
        "%.4f (%.4f to %.4f)",
        difference.value(),
        difference.interval().low(),
        difference.interval().high());
  }

  /** What is known of the bias. */
  static Table bias(Bias bias) {
    List<TableRow> rows = new ArrayList<>();
    rows.add(fact("1 − π: negatives among the unlabeled", three(1 - bias.pi()), ""));
    rows.add(
        fact(
            "largest ρ: those that can be like the given ones",
            three(bias.rho().max()),
            three(bias.rho().interval())));
    rows.add(
        fact(
            "largest ρ / (1 − π)",
            three(bias.coverage()),
            three(bias.leastCoverage()) + " to " + three(bias.mostCoverage())));
    bias.test()
        .ifPresent(
            test -> {
              rows.add(
                  fact(
                      "AUC, negatives against unlabeled that look negative",
                      three(test.auc()),
                      three(test.interval())));
              rows.add(fact("p-value", Numbers.pValue(test.pValue()), ""));
              rows.add(
                  fact("rows compared", test.negatives() + " bN, " + test.unlabeled() + " U", ""));
            });
    return new Table(
        "bias",
        "A fair sample of the negatives would have a largest ρ of 1 − π and an AUC of 0.5."
            + " Positives among the unlabeled rows are taken out by the positive rows.",
        List.of("what"),
        List.of(text("value"), text("95 % interval")),
        rows,
        NONE,
        List.of());
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
            + " trained again with other priors; decisions and mistakes in hundred rows. Mistakes"
            + " are those that would be made if the priors of the line were the true ones: by the"
            + " classifier as it is, and by one trained with them. The cost is the difference of"
            + " the two, with its 95 % interval.",
        List.of("trained with"),
        List.of(
            ValueColumn.number("π", 3),
            ValueColumn.number("ρ", 3),
            text("decisions changed"),
            text("called positive"),
            text("mistakes"),
            text("if retrained"),
            text("cost")),
        rows,
        NONE,
        List.of());
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
