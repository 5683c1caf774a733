package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * The paper's three claims about the learning curves (section 4.4), each checked on the means over
 * the trials.
 */
final class CurveClaims {

  private final Measurements measurements;
  private final Entry upu;
  private final Entry nnpu;
  private final Entry pubn;

  private CurveClaims(List<Entry> entries, Measurements measurements) {
    this.measurements = measurements;
    this.upu = entries.get(0);
    this.nnpu = entries.get(1);
    this.pubn = entries.get(2);
  }

  static Section section(Task task, List<Entry> entries, Measurements measurements) {
    CurveClaims claims = new CurveClaims(entries, measurements);
    List<TableRow> rows =
        List.of(
            claims.fnrOfUpuRises(),
            claims.close(
                "PUbN\\N's false positive rate is close to uPU's",
                "closer than nnPU's",
                Outcome::fpr,
                claims.upu,
                claims.nnpu),
            claims.close(
                "PUbN\\N's false negative rate is close to nnPU's",
                "closer than uPU's",
                Outcome::fnr,
                claims.nnpu,
                claims.upu));
    Table table =
        new Table(
            "claims-" + task.id().replace('/', '-'),
            "Claims of the paper's text about these curves.",
            List.of("Claim", "Measured"),
            List.of(ValueColumn.text("holds")),
            rows);
    return new TableSection("", table);
  }

  /**
   * Overfitting: the false negative rate of the last tenth of the epochs against its lowest mean.
   */
  private TableRow fnrOfUpuRises() {
    List<Details.Curve> curves = measurements.curves(upu);
    int epochs = curves.get(0).fnr().size();
    double[] means = new double[epochs];
    for (int epoch = 0; epoch < epochs; epoch++) {
      int index = epoch;
      means[epoch] = curves.stream().mapToDouble(c -> c.fnr().get(index)).average().orElseThrow();
    }
    int tail = Math.max(1, epochs / 10);
    double last = 0;
    int lowest = 0;
    for (int epoch = 0; epoch < epochs; epoch++) {
      last += epoch >= epochs - tail ? means[epoch] / tail : 0;
      lowest = means[epoch] < means[lowest] ? epoch : lowest;
    }
    boolean rises = lowest < epochs - tail && last > 1.1 * means[lowest];
    String measured =
        format(
            "from %.2f %% in epoch %d to %.2f %% at the end",
            100 * means[lowest], lowest + 1, 100 * last);
    return row("uPU's false negative rate rises during training", measured, rises);
  }

  private TableRow close(
      String claim, String than, ToDoubleFunction<Outcome> rate, Entry near, Entry far) {
    double own = measurements.summary(pubn, rate).mean();
    double toNear = Math.abs(own - measurements.summary(near, rate).mean());
    double toFar = Math.abs(own - measurements.summary(far, rate).mean());
    String measured =
        format(
            "%.2f %%: %.2f points from %s, %.2f from %s (%s)",
            100 * own, 100 * toNear, near.column(), 100 * toFar, far.column(), than);
    return row(claim, measured, toNear < toFar);
  }

  private static TableRow row(String claim, String measured, boolean holds) {
    return new TableRow(List.of(claim, measured), List.of(Cell.text(holds ? "yes" : "no")));
  }
}
