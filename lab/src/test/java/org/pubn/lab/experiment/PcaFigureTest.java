package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.report.FigureSection;
import org.pubn.report.Section;
import org.pubn.report.figure.Scatter;
import org.pubn.report.table.Table;

class PcaFigureTest {

  private final PcaFigure experiment = new PcaFigure(MadeUp.mnist());

  @TempDir private Path directory;

  /** Four digits; the shares of variance are 0.6 and 0.3 in trial 0, 0.5 and 0.3 in trial 1. */
  private List<Section> sections() throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    for (Entry entry : experiment.entries()) {
      for (int trial = 0; trial < 2; trial++) {
        String name = entry.method().id() + trial + ".json";
        List<List<Double>> points =
            List.of(List.of(1.0, 2.0), List.of(3.0, 4.0), List.of(5.0, 6.0), List.of(7.0, 8.0));
        Details.Embedding embedding =
            new Details.Embedding(
                List.of(0, 1, 7, 8), points, List.of(trial == 0 ? 0.6 : 0.5, 0.3));
        Files.write(
            directory.resolve(name), new Details(null, null, embedding, null, null).toJson());
        outcomes.add(
            new Outcome(
                "figure-pca",
                MadeUp.configuration(entry),
                trial,
                trial,
                0.1,
                0.1,
                0.1,
                0.5,
                Map.of(),
                1,
                "0.1.0",
                "scalar",
                Optional.of(name),
                Optional.empty()));
      }
    }
    return experiment.sections(new Measurements(DATASETS, new Results(outcomes), 2, directory));
  }

  @Test
  void twoMethodsOnOneTask() {
    assertThat(experiment.entries())
        .extracting(entry -> entry.task().id() + " " + entry.method().id())
        .containsExactly("mnist/135 nnpu", "mnist/135 pubn");
  }

  @Test
  void negativesAreGroupedByTheirPlaceInTheTask() throws IOException {
    FigureSection figure = (FigureSection) sections().get(0);

    assertThat(figure.figure().charts()).hasSize(2);
    Scatter scatter = (Scatter) figure.figure().charts().get(0);
    assertThat(scatter.groups())
        .extracting(group -> group.name() + " " + group.points().size())
        .containsExactly("1 (in bN) 1", "7 (not in bN) 1", "P 2");
  }

  @Test
  void theShareOfVarianceIsThatOfBothComponents() throws IOException {
    Table table = MadeUp.table(sections(), "pca-variance");

    assertThat(MadeUp.cell(table, 0, 0).value().mean()).isCloseTo(0.85, within(1e-12));
    assertThat(MadeUp.cell(table, 0, 0).value().std()).isCloseTo(0.05 * Math.sqrt(2), within(1e-9));
  }
}
