package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.report.FigureSection;
import org.pubn.report.Section;
import org.pubn.report.figure.LineChart;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextCell;

class CurvesFigureTest {

  /** What a column of the made-up experiment ends with. */
  private record Rates(double fpr, double fnr) {}

  private static final int TRIALS = 2;

  private final CurvesFigure experiment =
      new CurvesFigure(new Design(DATASETS, List.of(DATASETS.task("mnist/pu")), List.of(), false));

  @TempDir private Path directory;

  private List<Section> sections(Map<String, Rates> rates, List<Double> fnrOfUpu)
      throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    for (Entry entry : experiment.entries()) {
      Rates ofColumn = Objects.requireNonNull(rates.get(entry.column()));
      for (int trial = 0; trial < TRIALS; trial++) {
        String name = entry.method().id() + trial + ".json";
        Details.Curve curve = new Details.Curve(fnrOfUpu, fnrOfUpu, fnrOfUpu, 1);
        Files.write(directory.resolve(name), new Details(curve, null, null, null, null).toJson());
        outcomes.add(
            new Outcome(
                "figure-curves",
                MadeUp.configuration(entry),
                trial,
                trial,
                0.1,
                ofColumn.fpr(),
                ofColumn.fnr(),
                0.5,
                Map.of(),
                1,
                "0.1.0",
                "scalar",
                Optional.of(name),
                Optional.empty()));
      }
    }
    return experiment.sections(
        new Measurements(DATASETS, new Results(outcomes), TRIALS, directory));
  }

  private static final Map<String, Rates> AS_CLAIMED =
      Map.of(
          "uPU", new Rates(0.04, 0.30),
          "nnPU", new Rates(0.10, 0.05),
          "PUbN\\N", new Rates(0.05, 0.06));

  private static final Map<String, Rates> OTHERWISE =
      Map.of(
          "uPU", new Rates(0.04, 0.05),
          "nnPU", new Rates(0.06, 0.30),
          "PUbN\\N", new Rates(0.06, 0.06));

  private static List<String> verdicts(List<Section> sections) {
    Table table = MadeUp.table(sections, "claims-mnist-pu");
    return table.rows().stream().map(row -> ((TextCell) row.cells().get(0)).text()).toList();
  }

  /** Twenty epochs: the tail is the last two. */
  private static List<Double> curve(double... values) {
    List<Double> curve = new ArrayList<>();
    for (int epoch = 0; epoch < 20; epoch++) {
      curve.add(values[Math.min(epoch, values.length - 1)]);
    }
    return curve;
  }

  @Test
  void theClaimsHoldWhereTheyDo() throws IOException {
    List<Section> sections = sections(AS_CLAIMED, curve(0.3, 0.1, 0.2));
    Table table = MadeUp.table(sections, "claims-mnist-pu");

    assertThat(verdicts(sections)).containsExactly("yes", "yes", "yes");
    assertThat(table.rows().get(0).headers())
        .containsExactly(
            "uPU's false negative rate rises during training",
            "from 10.00 % in epoch 2 to 20.00 % at the end");
    assertThat(table.rows().get(1).headers().get(1))
        .isEqualTo("5.00 %: 1.00 points from uPU, 5.00 from nnPU (closer than nnPU's)");
    assertThat(table.rows().get(2).headers().get(1))
        .isEqualTo("6.00 %: 1.00 points from nnPU, 24.00 from uPU (closer than uPU's)");
  }

  @Test
  void theClaimsFailWhereTheyDoNotHold() throws IOException {
    assertThat(verdicts(sections(OTHERWISE, curve(0.3, 0.2, 0.1))))
        .containsExactly("no", "no", "no");
  }

  /** A tenth more than the lowest is not yet a rise. */
  @Test
  void aSmallRiseDoesNotCount() throws IOException {
    assertThat(verdicts(sections(AS_CLAIMED, curve(0.3, 0.1, 0.109))).get(0)).isEqualTo("no");
    assertThat(verdicts(sections(AS_CLAIMED, curve(0.3, 0.1, 0.111))).get(0)).isEqualTo("yes");
  }

  @Test
  void threeChartsPerTaskWithACurvePerMethod() throws IOException {
    FigureSection section = (FigureSection) sections(AS_CLAIMED, curve(0.3, 0.1, 0.2)).get(0);

    assertThat(section.heading()).isEqualTo("MNIST, 0, 2, 4, 6, 8");
    assertThat(section.figure().charts())
        .extracting(chart -> ((LineChart) chart).title())
        .containsExactly("false positive rate", "false negative rate", "misclassification rate");
    assertThat(((LineChart) section.figure().charts().get(0)).curves())
        .extracting(LineChart.Curve::name)
        .containsExactly("uPU", "nnPU", "PUbN\\N");
  }

  @Test
  void theLossesAndRatesAreThoseOfTheFigure() {
    assertThat(experiment.entries())
        .extracting(entry -> entry.column() + ": " + entry.settings())
        .containsExactly(
            "uPU: loss=sigmoid, rate=0.001",
            "nnPU: loss=sigmoid, rate=0.001",
            "PUbN\\N: rate=0.01, sigmaRate=0.01, tau=0.9");
  }

  @Test
  void aSideFileWithoutCurveIsASentence() {
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(
            () ->
                new Details(null, null, null, null, null)
                    .required("learning curve", Details::curve))
        .withMessage("side file: has no learning curve");
  }
}
