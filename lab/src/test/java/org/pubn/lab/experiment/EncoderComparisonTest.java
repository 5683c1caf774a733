package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcomes;
import org.pubn.lab.result.Results;
import org.pubn.report.Paragraph;
import org.pubn.report.Section;

class EncoderComparisonTest {

  private static final EncoderComparison EXPERIMENT =
      new EncoderComparison(
          new Design(DATASETS, DATASETS.dataset("newsgroups").tasks(), List.of(), false));

  @Test
  void everyTaskIsRunWithEveryEncoderAtHand() {
    assertThat(EXPERIMENT.entries())
        .extracting(entry -> entry.task().id() + ", " + entry.method().id() + ", " + entry.column())
        .contains("newsgroups/pu, pubn-n, minilm-q", "newsgroups/sci, pubn, minilm-q")
        .hasSizeGreaterThanOrEqualTo(4);
    assertThat(EXPERIMENT.entries())
        .allSatisfy(
            entry -> assertThat(entry.settings().text("features")).isEqualTo(entry.column()));
  }

  @Test
  void aReportShowsTheEncodersOfItsResultsWhateverIsAtHand() {
    Entry entry = EXPERIMENT.entries().get(0);
    Configuration other =
        new Configuration(
            entry.task().id(),
            entry.method().id(),
            entry.settings().with("features", "of-another-day"));

    assertThat(EXPERIMENT.of(new Results(List.of(Outcomes.of(other, 0, 0.1, 0.5)))).entries())
        .singleElement()
        .isEqualTo(Entry.fixed(entry.task(), "of-another-day", entry.method(), other.settings()));
  }

  @Test
  void dataWithoutEncodersIsNotAsked() {
    assertThat(new EncoderComparison(MadeUp.mnist()).entries()).isEmpty();
  }

  @Test
  void theLowestValidationLossDecides() {
    Measurements measurements =
        MadeUp.measurements(
            EXPERIMENT,
            2,
            (entry, trial) ->
                Outcomes.of(
                    MadeUp.configuration(entry),
                    trial,
                    0.1,
                    entry.column().equals("minilm-q") ? 0.125 : 0.25));

    List<Section> sections = EXPERIMENT.sections(measurements);

    assertThat(MadeUp.cell(MadeUp.table(sections, "encoders"), 0, 0).best()).isTrue();
    assertThat(((Paragraph) sections.get(1)).text())
        .isEqualTo("Lowest mean validation loss over all tasks: *minilm-q*, 12.50.");
  }
}
