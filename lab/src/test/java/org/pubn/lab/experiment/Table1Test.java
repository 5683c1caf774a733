package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.lab.paper.Paper;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Section;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Comparison;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextCell;
import org.pubn.report.table.ValueColumn;

class Table1Test {

  private final Table1 experiment = new Table1(MadeUp.mnist());

  /** Trials with the means and standard deviations that were published. */
  private static double published(Entry entry, int trial) {
    Published number =
        Paper.number("table1", entry.task().id(), entry.method().id(), "error").orElseThrow();
    return MadeUp.spread(number.mean(), number.std().orElseThrow())[trial];
  }

  private List<Section> publishedSections() {
    return experiment.sections(MadeUp.errors(experiment, MadeUp.TRIALS, Table1Test::published));
  }

  private static List<String> marked(Table table, Predicate<Measured> mark) {
    return IntStream.range(0, table.rows().size())
        .boxed()
        .flatMap(
            row ->
                IntStream.range(0, table.columns().size())
                    .filter(
                        column ->
                            table.rows().get(row).cells().get(column) instanceof Measured cell
                                && mark.test(cell))
                    .mapToObj(
                        column ->
                            table.rows().get(row).headers().get(2)
                                + ": "
                                + table.columns().get(column).name()))
        .toList();
  }

  @Test
  void theEntriesAreThoseOfThePaper() {
    assertThat(experiment.entries())
        .extracting(entry -> entry.task().id() + " " + entry.method().id())
        .containsExactly(
            "mnist/pu nnpu",
            "mnist/pu pubn-n",
            "mnist/135 nnpnu",
            "mnist/135 pubn",
            "mnist/135 pu-pn",
            "mnist/skewed nnpnu",
            "mnist/skewed pubn",
            "mnist/skewed pu-pn");
    assertThat(experiment.entries()).noneMatch(Entry::chosen);
  }

  @Test
  void thePublishedTableIsReproduced() {
    Table table = MadeUp.table(publishedSections(), "table1");

    assertThat(table.columns())
        .extracting(ValueColumn::name)
        .containsExactly("nnPU / nnPNU", "PUbN(\\N)", "PU→PN");
    assertThat(table.rows().get(0).headers())
        .containsExactly("MNIST", "0, 2, 4, 6, 8", "Not given");
    assertThat(table.rows().get(0).cells().get(2)).isEqualTo(Cell.NOT_APPLICABLE);
    Measured pubn = MadeUp.cell(table, 1, 1);
    assertThat(pubn.value().mean()).isCloseTo(0.0405, within(1e-12));
    assertThat(pubn.value().std()).isCloseTo(0.0027, within(1e-12));
    assertThat(pubn.published()).contains(Published.percent(4.05, 0.27, 10));
    assertThat(pubn.comparison().orElseThrow().verdict()).isEqualTo(Comparison.Verdict.AGREES);
  }

  @Test
  void theBestOfEachTaskIsBold() {
    assertThat(marked(MadeUp.table(publishedSections(), "table1"), Measured::best))
        .containsExactly("Not given: PUbN(\\N)", "1, 3, 5: PU→PN", "9 > 5 > others: PU→PN");
  }

  /** The underlines of the paper's MNIST rows. */
  @Test
  void whatIsBetterThanPubnWithoutNegativesIsUnderlined() {
    assertThat(marked(MadeUp.table(publishedSections(), "table1"), Measured::underlined))
        .containsExactly(
            "1, 3, 5: PUbN(\\N)",
            "1, 3, 5: PU→PN",
            "9 > 5 > others: PUbN(\\N)",
            "9 > 5 > others: PU→PN");
  }

  @Test
  void aMethodThatSeesNoNegativesIsNeverUnderlined() {
    Table1 own =
        new Table1(
            new Design(
                DATASETS,
                DATASETS.dataset("mnist").tasks(),
                List.of(MethodCatalog.PUBN_N, MethodCatalog.NNPU, MethodCatalog.NNPNU),
                false));
    Table table =
        MadeUp.table(
            own.sections(
                MadeUp.errors(
                    own,
                    MadeUp.TRIALS,
                    (entry, trial) ->
                        MadeUp.spread(entry.task().hasNegatives() ? 0.01 : 0.1, 0.001)[trial])),
            "table1");

    assertThat(marked(table, Measured::underlined))
        .containsExactly("1, 3, 5: nnPU / nnPNU", "9 > 5 > others: nnPU / nnPNU");
  }

  @Test
  void withoutPubnOfThePuTaskNothingIsUnderlined() {
    Table1 one =
        new Table1(new Design(DATASETS, List.of(DATASETS.task("mnist/135")), List.of(), false));
    Table table =
        MadeUp.table(
            one.sections(MadeUp.errors(one, MadeUp.TRIALS, Table1Test::published)), "table1");

    assertThat(marked(table, Measured::underlined)).isEmpty();
  }

  @Test
  void oneTrialIsComparedWithoutATest() {
    List<Section> sections =
        experiment.sections(MadeUp.errors(experiment, 1, Table1Test::published));
    Table table = MadeUp.table(sections, "table1");

    assertThat(marked(table, Measured::underlined)).isEmpty();
    assertThat(MadeUp.cell(table, 1, 1).comparison().orElseThrow().verdict())
        .isEqualTo(Comparison.Verdict.UNTESTED);
    assertThat(sections).hasSize(2);
  }

  /** Every other trial 0.05 and 0.01 apart: d̄ = −0.03, s = 0.02·√(10/9), t = −4.5. */
  @Test
  void methodsAreComparedOnTheSameTrials() {
    Table1 two =
        new Table1(
            new Design(
                DATASETS,
                List.of(DATASETS.task("mnist/135")),
                List.of(MethodCatalog.NNPNU, MethodCatalog.PUBN),
                false));
    Table table =
        MadeUp.table(
            two.sections(
                MadeUp.errors(
                    two,
                    MadeUp.TRIALS,
                    (entry, trial) ->
                        entry.method().id().equals("pubn") ? 0.1 : trial % 2 == 0 ? 0.15 : 0.11)),
            "paired-tests");

    assertThat(table.rows()).hasSize(1);
    assertThat(table.rows().get(0).headers()).containsExactly("mnist/135", "PUbN − nnPNU");
    Measured difference = MadeUp.cell(table, 0, 0);
    assertThat(difference.value().mean()).isCloseTo(-0.03, within(1e-12));
    assertThat(difference.value().std()).isCloseTo(0.02 * Math.sqrt(10 / 9.0), within(1e-12));
    assertThat(difference.best()).isTrue();
    assertThat(table.rows().get(0).cells().get(1)).isEqualTo(Cell.text("0.0015"));
  }

  @Test
  void theSettingsBehindTheNumbersAreShown() {
    Table settings = MadeUp.table(publishedSections(), "settings");

    assertThat(settings.rows()).hasSize(8);
    assertThat(settings.rows().get(3).headers())
        .containsExactly("mnist/135", "PUbN(\\N)", "rate=0.001, sigmaRate=0.001, tau=0.7");
    assertThat(settings.rows().get(3).cells()).containsExactly(new TextCell("given"));
  }
}
