package org.pubn.lab.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.TableSection;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.ImageGrid;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextCell;

class DemoTest {

  @TempDir private Path directory;

  private Report report() throws IOException {
    FakeDemo.write(directory);
    return Laboratory.report(directory, DATASETS, (name, design) -> new Demo(DATASETS));
  }

  @Test
  void fourMethodsWithThePublishedSettings() {
    assertThat(new Demo(DATASETS).entries())
        .extracting(entry -> entry.column() + ": " + entry.settings())
        .containsExactly(
            "nnPU: rate=0.01",
            "nnPNU: gamma=0.3, rate=0.01",
            "PUbN: rate=0.001, sigmaRate=0.001, tau=0.7",
            "PU→PN: pnRate=0.001, puRate=0.001");
  }

  @Test
  void theTableHasEveryMethodBesideItsPublishedError() throws IOException {
    Table table = ((TableSection) report().sections().get(1)).table();

    assertThat(table.rows())
        .extracting(row -> ((TextCell) row.cells().get(5)).text())
        .containsExactly("5.76 ± 1.04", "5.33 ± 0.97", "4.05 ± 0.27", "4.00 ± 0.30");
    assertThat(table.rows())
        .extracting(row -> ((Measured) row.cells().get(0)).best())
        .containsExactly(false, false, false, true);
  }

  @Test
  void theTaskIsTold() throws IOException {
    assertThat(((Paragraph) report().sections().get(0)).text())
        .contains("π = 0.49", "ρ = 0.3")
        .contains("\n\n*nnPU*");
  }

  @Test
  void sigmaIsCountedByTruth() throws IOException {
    Histogram histogram =
        (Histogram) ((FigureSection) report().sections().get(3)).figure().charts().get(0);

    assertThat(histogram.groups())
        .extracting(group -> group.counts().stream().mapToLong(Long::longValue).sum())
        .containsExactly(2L, 1L);
  }

  /**
   * Of the first hundred digits the methods agree on the nine whose number is divisible by 12; 34
   * divide them two to two and fill the picture.
   */
  @Test
  void theMostDividedDigitsComeFirst() throws IOException {
    FigureSection section = (FigureSection) report().sections().get(4);
    ImageGrid grid = (ImageGrid) section.figure().charts().get(0);

    assertThat(grid.tiles()).hasSize(24);
    assertThat(section.figure().caption())
        .startsWith("24 of the 91 test digits that the methods disagree on (of 10000).");
    for (ImageGrid.Tile tile : grid.tiles()) {
      assertThat(List.of(tile.tags().get(0).split(", ", -1))).hasSize(2);
    }
  }

  @Test
  void thePageIsWritten() throws IOException {
    report();

    assertThat(Files.readString(directory.resolve("report.html")))
        .contains("Digits the methods disagree on", "Error during training");
  }
}
