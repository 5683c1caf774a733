package org.pubn.report.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.report.SampleTables;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Comparison.Verdict;

class TableTest {

  @Test
  void repeatedLeadingCellsSpanRows() {
    Table table = SampleTables.effectiveness();

    assertThat(spans(table, 0)).containsExactly(3, 0, 0, 2, 0);
    assertThat(spans(table, 1)).containsExactly(3, 0, 0, 2, 0);
    assertThat(spans(table, 2)).containsExactly(1, 1, 1, 1, 1);
  }

  @Test
  void aCellSpansOnlyWhereTheCellsToItsLeftDo() {
    Table table =
        new Table(
            "t",
            "",
            List.of("a", "b"),
            List.of(),
            List.of(
                new TableRow(List.of("1", "x"), List.of()),
                new TableRow(List.of("2", "x"), List.of()),
                new TableRow(List.of("2", "x"), List.of())));

    assertThat(spans(table, 0)).containsExactly(1, 2, 0);
    assertThat(spans(table, 1)).containsExactly(1, 2, 0);
    assertThat(table.startsGroup(0)).isFalse();
    assertThat(table.startsGroup(1)).isTrue();
    assertThat(table.startsGroup(2)).isFalse();
  }

  @Test
  void theNumberOfTrialsIsKnownWhereItIsTheSameEverywhere() {
    assertThat(SampleTables.effectiveness().trials()).hasValue(10);
    assertThat(oneRow(Measured.of(1), Measured.of(new MeanStd(1, 0, 3))).trials()).isEmpty();
    assertThat(oneRow(Cell.MISSING).trials()).isEmpty();
  }

  @Test
  void rowsMustFit() {
    assertThatThrownBy(
            () ->
                new Table(
                    "t",
                    "",
                    List.of("a"),
                    List.of(ValueColumn.percent("x")),
                    List.of(new TableRow(List.of("a"), List.of()))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("table t, row 0: has 1 headers and 0 cells, must have 1 and 1");
  }

  @Test
  void anIdMakesAFileName() {
    assertThatThrownBy(() -> new Table("../x", "", List.of(), List.of(), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("table id '../x': must be lower-case letters, digits and hyphens");
  }

  @Test
  void theVerdictFollowsThePValueAndTheSign() {
    assertThat(new Comparison(-0.1, OptionalDouble.of(0.0499)).verdict()).isEqualTo(Verdict.LOWER);
    assertThat(new Comparison(0.1, OptionalDouble.of(0.0499)).verdict()).isEqualTo(Verdict.HIGHER);
    assertThat(new Comparison(0.1, OptionalDouble.of(0.05)).verdict()).isEqualTo(Verdict.AGREES);
    assertThat(Comparison.untested(0.1).verdict()).isEqualTo(Verdict.UNTESTED);
    assertThatThrownBy(() -> new Comparison(0, OptionalDouble.of(Double.NaN)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aComparisonNeedsAPublishedValue() {
    assertThatThrownBy(
            () ->
                new Measured(
                    new MeanStd(1, 0, 1),
                    Optional.empty(),
                    Optional.of(Comparison.untested(0)),
                    false,
                    false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Table oneRow(Cell... cells) {
    List<ValueColumn> columns = Collections.nCopies(cells.length, ValueColumn.number("x", 0));
    return new Table("t", "", List.of(), columns, List.of(new TableRow(List.of(), List.of(cells))));
  }

  private static List<Integer> spans(Table table, int header) {
    return IntStream.range(0, table.rows().size())
        .mapToObj(row -> table.span(row, header))
        .toList();
  }

  private static Measured compared(double p) {
    Published published = new Published(0.1, OptionalDouble.of(0.01), 10);
    Comparison comparison = new Comparison(0.01, OptionalDouble.of(p));
    return Measured.of(new MeanStd(0.11, 0.01, 10)).beside(published, comparison);
  }

  /** Of three p-values the smallest counts three times, the next twice. */
  @Test
  void pValuesAreCorrectedForAllComparisonsOfTheTable() {
    Table table =
        new Table(
            "t",
            "",
            List.of("row"),
            List.of(ValueColumn.percent("a"), ValueColumn.percent("b")),
            List.of(
                new TableRow(List.of("1"), List.of(compared(0.02), compared(0.01))),
                new TableRow(
                    List.of("2"),
                    List.of(Measured.of(new MeanStd(0.1, 0.01, 10)), compared(0.5)))));

    assertThat(
            table
                .measured()
                .flatMap(cell -> cell.comparison().stream())
                .map(c -> c.holm().orElseThrow()))
        .containsExactly(0.04, 0.03, 0.5);
    assertThat(MarkdownTable.render(table))
        .contains("+1.00, higher, p = 0.010, Holm 0.030")
        .contains("- Holm: p corrected for all comparisons of this table with the paper.");
  }
}
