package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Outcomes;
import org.pubn.lab.result.Results;
import org.pubn.report.Paragraph;
import org.pubn.report.Section;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.report.table.Table;
import org.pubn.report.table.ValueColumn;
import org.pubn.settings.Settings;

class TextSupplementTest {

  private static final TextSupplement EXPERIMENT =
      new TextSupplement(
          new Design(DATASETS, List.of(DATASETS.task("newsgroups/skewed")), List.of(), false));

  /** Errors near the published ones; of CBS, 600 terms with α = β = 1 are the best by a point. */
  private static double error(Entry entry) {
    boolean many = entry.settings().text("sizes").equals("pbn-1000");
    return switch (entry.method().id()) {
      case "svm" -> many ? 0.135 : 0.20;
      case "svm-cbs" -> (many ? 0.18 : 0.22) - (isBest(entry.settings()) ? 0.01 : 0);
      default -> 0.14;
    };
  }

  private static boolean isBest(Settings settings) {
    return settings.text("terms").equals("600") && settings.text("alpha").equals("1");
  }

  private static List<Section> sections() {
    List<Outcome> outcomes = new ArrayList<>();
    for (int trial = 0; trial < 2; trial++) {
      for (Entry entry : EXPERIMENT.entries()) {
        double error = error(entry) + 0.001 * trial;
        for (Configuration configuration : configurations(entry)) {
          outcomes.add(Outcomes.withZeroOneLoss(configuration, trial, error, 0.5, 0.5));
        }
      }
    }
    return EXPERIMENT.sections(new Measurements(DATASETS, new Results(outcomes), 2, Path.of("")));
  }

  /** What is run for an entry; all losses are equal, so the first of every grid is chosen. */
  private static List<Configuration> configurations(Entry entry) {
    if (!entry.chosen()) {
      return List.of(MadeUp.configuration(entry));
    }
    List<Configuration> points = new ArrayList<>();
    for (double rate : DATASETS.dataset("newsgroups").rates()) {
      points.add(
          new Configuration(entry.task().id(), "sigma", entry.settings().with("sigmaRate", rate)));
      for (double tau : List.of(0.5, 0.7, 0.9)) {
        points.add(
            new Configuration(
                entry.task().id(),
                "pubn",
                entry.settings().with("sigmaRate", 0.005).with("rate", rate).with("tau", tau)));
      }
    }
    return points;
  }

  @Test
  void entriesHaveTheFeaturesAndSizesOfTheSupplement() {
    assertThat(EXPERIMENT.entries()).hasSize(2 + 2 + 2 * 16);
    assertThat(EXPERIMENT.entries())
        .allSatisfy(entry -> assertThat(entry.settings().text("features")).isEqualTo("tfidf"));
    assertThat(new TextSupplement(MadeUp.mnist()).entries()).isEmpty();
  }

  @Test
  void theBestOfTheGridHasAColumnOfItsOwn() {
    Table table = MadeUp.table(sections(), "text-supplement");

    assertThat(table.columns())
        .extracting(ValueColumn::name)
        .containsExactly(
            "PUbN, sigmoid",
            "PUbN, zero-one",
            "SVM 400",
            "CBS 400",
            "SVM 1000",
            "CBS 1000",
            "CBS 400, best",
            "CBS 1000, best");
    Measured usual = MadeUp.cell(table, 0, 3);
    Measured best = MadeUp.cell(table, 0, 6);
    assertThat(usual.value().mean()).isCloseTo(0.2205, within(1e-9));
    assertThat(best.value().mean()).isCloseTo(0.2105, within(1e-9));
    assertThat(best.published()).contains(Published.percent(21.68, 0.84, 10));
    assertThat(MadeUp.cell(table, 0, 4).best()).isTrue();
    assertThat(table.notes().get(0)).contains("chosen on the test set, as in the paper");
  }

  @Test
  void orderingsAreComparedWithThePublishedOnes() {
    String text =
        sections().stream()
            .filter(Paragraph.class::isInstance)
            .map(section -> ((Paragraph) section).text())
            .findFirst()
            .orElseThrow();

    assertThat(text)
        .isEqualTo(
            "newsgroups/skewed: PUbN by the zero-one loss, SVM and the best CBS are ordered as"
                + " published.");
  }
}
