package org.pubn.lab.report.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.lab.report.SampleTables;
import org.pubn.lab.report.table.Comparison.Verdict;
import org.pubn.lab.stats.MeanStd;

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
}
