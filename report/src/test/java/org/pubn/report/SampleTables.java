package org.pubn.report;

import java.util.List;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.stats.TTests;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Comparison;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** Tables in the form of the paper's, with made-up measurements beside its numbers. */
public final class SampleTables {

  private static final String EVEN = "0, 2, 4, 6, 8";
  private static final String VEHICLES = "Airplane, automobile, ship, truck";

  private SampleTables() {}

  /** The form of Table 1: percentages over ten trials, marks, verdicts of all kinds. */
  public static Table effectiveness() {
    return new Table(
        "table1",
        "Misclassification rates on the test set for different choices of P class and biased N"
            + " data.",
        List.of("Dataset", "P", "biased N", "ρ"),
        List.of(
            ValueColumn.percent("nnPU/nnPNU"),
            ValueColumn.percent("PUbN(\\N)"),
            ValueColumn.percent("PU→PN")),
        List.of(
            row(
                List.of("MNIST", EVEN, "Not given", "NA"),
                measured(5.71, 0.98, 5.76, 1.04),
                measured(4.61, 0.55, 4.64, 0.62).best(true),
                Cell.NOT_APPLICABLE),
            row(
                List.of("MNIST", EVEN, "1, 3, 5 †", "0.3"),
                measured(4.44, 0.61, 5.33, 0.97),
                measured(4.05, 0.27, 4.05, 0.27).underlined(true),
                measured(3.98, 0.33, 4.00, 0.30).underlined(true).best(true)),
            row(
                List.of("MNIST", EVEN, "9 > 5 > others ⋆", "0.2"),
                measured(4.66, 0.58, 4.60, 0.65),
                measured(4.93, 0.71, 3.91, 0.66),
                measured(3.81, 0.29, 3.77, 0.31).underlined(true).best(true)),
            row(
                List.of("CIFAR-10", VEHICLES, "Not given", "NA"),
                measured(12.11, 0.60, 12.02, 0.65),
                measured(10.64, 0.49, 10.70, 0.57).best(true),
                Cell.NOT_APPLICABLE),
            row(
                List.of("CIFAR-10", VEHICLES, "Cat, dog, horse †", "0.3"),
                measured(10.31, 0.44, 10.25, 0.38),
                measured(9.66, 0.52, 9.71, 0.51).underlined(true).best(true),
                measured(10.41, 0.61, 10.37, 0.65))),
        Marks.PAPER,
        List.of("† Uniformly sampled from the indicated latent categories.", "⋆ Skewed sampling."));
  }

  /** The form of the table of τ: means alone, nothing to test against. */
  public static Table thresholds() {
    return new Table(
        "tau",
        "Rates for different values of τ, and with them of η.",
        List.of("Dataset", "biased N", "τ"),
        List.of(
            ValueColumn.percentMean("FPR"),
            ValueColumn.percentMean("FNR"),
            ValueColumn.percentMean("Error"),
            ValueColumn.percentMean("VLoss")),
        List.of(
            row(
                List.of("MNIST", "1, 3, 5", "0.5"),
                mean(4.70, 4.79),
                mean(4.35, 4.32),
                mean(4.53, 4.56),
                mean(10.02, 10.11)),
            row(
                List.of("MNIST", "1, 3, 5", "0.7"),
                mean(3.41, 3.32),
                mean(4.77, 4.81),
                mean(4.08, 4.05),
                mean(9.21, 9.15).best(true)),
            row(
                List.of("MNIST", "1, 3, 5", "0.9"),
                mean(3.22, 3.29),
                mean(4.49, 4.40),
                mean(3.84, 3.83).best(true),
                mean(9.37, 9.30))),
        new Marks("lowest of the task", ""),
        List.of());
  }

  private static TableRow row(List<String> headers, Cell... cells) {
    return new TableRow(headers, List.of(cells));
  }

  private static Measured measured(double mean, double std, double paperMean, double paperStd) {
    MeanStd value = new MeanStd(mean / 100, std / 100, 10);
    Published published = Published.percent(paperMean, paperStd, 10);
    return Measured.of(value)
        .beside(
            published,
            Comparison.tested(
                value.mean() - published.mean(), TTests.welch(value, published.summary())));
  }

  private static Measured mean(double mean, double paper) {
    Published published = Published.percent(paper, 10);
    return Measured.of(new MeanStd(mean / 100, 0.003, 10))
        .beside(published, Comparison.untested(mean / 100 - published.mean()));
  }
}
