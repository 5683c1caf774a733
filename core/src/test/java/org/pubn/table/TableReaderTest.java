package org.pubn.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.TextFiles;
import org.pubn.table.IgnoredColumn.Reason;

final class TableReaderTest {

  @TempDir Path directory;
  private TextFiles files;

  @BeforeEach
  void useDirectory() {
    files = new TextFiles(directory);
  }

  private Table read(String... lines) throws IOException {
    return read(ColumnKinds.inferred(), lines);
  }

  private Table read(ColumnKinds kinds, String... lines) throws IOException {
    Path file = files.write("a.csv", String.join("\n", lines) + "\n");
    return TableReader.read(List.of(file), kinds);
  }

  /** A column called {@code x} of the values that a function gives to 0 … rows − 1. */
  private Table column(String name, int rows, IntFunction<String> value) throws IOException {
    StringBuilder text = new StringBuilder(name + ",y\n");
    for (int i = 0; i < rows; i++) {
      text.append(value.apply(i)).append(',').append(i % 2).append('\n');
    }
    return TableReader.read(List.of(files.write("a.csv", text.toString())), ColumnKinds.inferred());
  }

  private static IgnoredColumn ignored(Table table, String name) {
    assertThat(table.column(name)).isInstanceOf(IgnoredColumn.class);
    return (IgnoredColumn) table.column(name);
  }

  @Test
  void numbersAndValuesAreToldApart() throws IOException {
    Table table = read("age,job", " 30,clerk", "NA, nurse ", "41.5,clerk", "?,null");

    assertThat(table.rows()).isEqualTo(4);
    NumericColumn age = (NumericColumn) table.column("age");
    assertThat(age.value(0)).isEqualTo(30);
    assertThat(age.value(1)).isNaN();
    assertThat(age.value(2)).isEqualTo(41.5f);
    assertThat(age.missing()).isEqualTo(2);
    CategoricalColumn job = (CategoricalColumn) table.column("job");
    assertThat(job.values()).containsExactly("clerk", "nurse");
    assertThat(job.code(0)).isEqualTo(0);
    assertThat(job.value(1)).contains("nurse");
    assertThat(job.value(3)).isEmpty();
    assertThat(job.missing()).isEqualTo(1);
  }

  @Test
  void everythingOnTheListIsMissing() throws IOException {
    Table table =
        read(
            "x,y", "1,a", ",a", "NA,a", "na,b", "N/A,b", "n/a,b", "NaN,b", "nan,b", "null,b",
            "NULL,b", "?,b", "-,b", "  ,b", "2,b");

    assertThat(table.column("x").missing()).isEqualTo(12);
    assertThat(table.column("x").kind()).isEqualTo(ColumnKind.NUMERIC);
  }

  @Test
  void constantAndEmptyColumnsAreIgnored() throws IOException {
    Table table = read("same,none,sometimes,y", "a,,a,1", "a,NA,,2", "a,-,a,2");

    assertThat(ignored(table, "same").reason()).isEqualTo(Reason.CONSTANT);
    assertThat(ignored(table, "same").detail()).isEqualTo("always a");
    assertThat(ignored(table, "none").reason()).isEqualTo(Reason.EMPTY);
    assertThat(table.column("sometimes").kind()).isEqualTo(ColumnKind.CATEGORICAL);
  }

  @Test
  void textsThatNearlyAllDifferAreIds() throws IOException {
    assertThat(
            ignored(column("who", 40, i -> "n" + (i / 2 * 2 == i && i < 4 ? 0 : i)), "who")
                .reason())
        .isEqualTo(Reason.ID);
    assertThat(ignored(column("text", 40, i -> "n" + i % 25), "text").reason())
        .isEqualTo(Reason.FREE_TEXT);
    assertThat(column("job", 40, i -> "n" + i % 20).column("job").kind())
        .isEqualTo(ColumnKind.CATEGORICAL);
    assertThat(column("few", 19, i -> "n" + i).column("few").kind())
        .isEqualTo(ColumnKind.CATEGORICAL);
  }

  @Test
  void sentencesAreTextAndNotIds() throws IOException {
    IntFunction<String> sentence = i -> "a sentence of words " + i;
    assertThat(ignored(column("body", 40, sentence), "body").reason()).isEqualTo(Reason.FREE_TEXT);
    assertThat(ignored(column("body", 40, sentence), "body").detail())
        .isEqualTo("text: to learn from it, name the column of the text");
    assertThat(ignored(column("name", 40, i -> "Jane Doe " + i), "name").reason())
        .isEqualTo(Reason.ID);
    Table many = column("body", 2 * ColumnCollector.MOST_VALUES, sentence);
    assertThat(ignored(many, "body").reason()).isEqualTo(Reason.FREE_TEXT);
  }

  @Test
  void numbersAreIdsByNameOrBecauseTheyRise() throws IOException {
    assertThat(ignored(column("n", 30, i -> Integer.toString(100 + 3 * i)), "n").reason())
        .isEqualTo(Reason.ID);
    assertThat(
            ignored(column("customer_id", 30, i -> Integer.toString(i * 7 % 31)), "customer_id")
                .reason())
        .isEqualTo(Reason.ID);
    assertThat(column("bid", 30, i -> Integer.toString(i * 7 % 31)).column("bid").kind())
        .isEqualTo(ColumnKind.NUMERIC);
    assertThat(column("id", 30, i -> Integer.toString(i % 3)).column("id").kind())
        .isEqualTo(ColumnKind.NUMERIC);
    assertThat(column("id", 30, i -> (i * 7 % 31) + ".5").column("id").kind())
        .isEqualTo(ColumnKind.NUMERIC);
  }

  @Test
  void idsOfManyDigitsRiseToo() throws IOException {
    // As floats, neighbors of this size are equal.
    assertThat(ignored(column("n", 30, i -> Long.toString(900_000_000_000L + i)), "n").reason())
        .isEqualTo(Reason.ID);
  }

  @Test
  void manyDifferentTextsAreFreeText() throws IOException {
    int most = ColumnCollector.MOST_VALUES;
    Table table = column("city", 3 * most, i -> "c" + i % (most + 1));
    assertThat(ignored(table, "city").reason()).isEqualTo(Reason.ID);

    Table repeated = column("city", 3 * most, i -> "c" + i / 2);
    assertThat(ignored(repeated, "city").reason()).isEqualTo(Reason.FREE_TEXT);
    assertThat(ignored(repeated, "city").detail()).isEqualTo("more than 10000 different values");

    Table allowed = column("city", 3 * most, i -> "c" + i % most);
    assertThat(((CategoricalColumn) allowed.column("city")).values()).hasSize(most);
  }

  @Test
  void aTextAmongManyNumbersIsAMistake() {
    assertThatThrownBy(() -> column("x", 100, i -> i == 70 ? "12k" : i + ".5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "column \"x\": 99 cells are numbers, but not \"12k\" in line 72 of ")
        .hasMessageEndingWith(
            ": leave such cells empty, or say that the column is categorical or ignored");
  }

  @Test
  void numbersThatNoFloatHoldsAreTexts() throws IOException {
    assertThat(ignored(column("x", 30, i -> "1" + "0".repeat(40) + i), "x").reason())
        .isEqualTo(Reason.ID);
  }

  @Test
  void theUserMayState() throws IOException {
    Table table =
        read(
            ColumnKinds.of(List.of("same"), List.of("zip"), List.of("x")),
            "same,zip,x,y",
            "1,0123,1,5",
            "1,0124,2,6",
            "1,0123,3,7");

    assertThat(table.column("same").kind()).isEqualTo(ColumnKind.NUMERIC);
    assertThat(((CategoricalColumn) table.column("zip")).values()).containsExactly("0123", "0124");
    assertThat(ignored(table, "x").reason()).isEqualTo(Reason.ASKED);
  }

  @Test
  void whatTheUserStatesMustBePossible() {
    assertThatThrownBy(
            () -> read(ColumnKinds.of(List.of("x"), List.of(), List.of()), "x,y", "1,1", "b,2"))
        .isInstanceOf(DataFormatException.class)
        .hasMessageEndingWith("a.csv: line 3, column \"x\": \"b\" is not a number");
    assertThatThrownBy(() -> read(ColumnKinds.of(List.of("z"), List.of(), List.of()), "x,y", "1,1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column \"z\": must be one of x, y");
    assertThatThrownBy(() -> ColumnKinds.of(List.of("z"), List.of("z"), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column \"z\": its kind is given twice");
  }

  @Test
  void filesAreJoinedByTheNamesOfColumns() throws IOException {
    Path first = files.write("p.csv", "x,y\n1,a\n2,b\n");
    Path second = files.write("u.csv", "y,extra,x\nb,e,3\n");

    Table table = TableReader.read(List.of(first, second), ColumnKinds.inferred());

    assertThat(table.parts())
        .containsExactly(
            new Table.Part(first.toString(), 0, 2), new Table.Part(second.toString(), 2, 3));
    assertThat(table.parts().get(0).rows()).containsExactly(0, 1);
    assertThat(((NumericColumn) table.column("x")).value(2)).isEqualTo(3);
    assertThat(((CategoricalColumn) table.column("y")).value(2)).contains("b");
    assertThat(ignored(table, "extra").reason()).isEqualTo(Reason.NOT_IN_ALL_FILES);
    assertThat(ignored(table, "extra").detail()).isEqualTo("is missing in " + first);
    assertThatThrownBy(
            () ->
                TableReader.read(
                    List.of(first, second), ColumnKinds.of(List.of(), List.of("extra"), List.of())))
        .hasMessage("column \"extra\": is missing in " + first);
  }

  @Test
  void filesMustHaveSomethingInCommonAndRows() throws IOException {
    Path first = files.write("p.csv", "x\n1\n");
    Path second = files.write("u.csv", "y\n1\n");
    Path third = files.write("n.csv", "x\n");

    assertThatThrownBy(() -> TableReader.read(List.of(first, second), ColumnKinds.inferred()))
        .hasMessage("the files have no column in common");
    assertThatThrownBy(() -> TableReader.read(List.of(first, third), ColumnKinds.inferred()))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(third + ": has a header but no rows");
  }

  @Test
  void aColumnCanBeTakenOut() throws IOException {
    Table table = read("x,label", "1,a", "2,b").without("label");

    assertThat(table.columns()).extracting(Column::name).containsExactly("x");
    assertThatThrownBy(() -> table.column("label"))
        .hasMessage("column \"label\": must be one of x");
  }

  @Test
  void summariesSayWhatAColumnHolds() throws IOException {
    Table table = read("age,job,same", "30,clerk,1", ",nurse,1", "41,clerk,1", "7,a,1", "7,b,1");

    assertThat(ColumnSummary.of(table))
        .containsExactly(
            new ColumnSummary("age", ColumnKind.NUMERIC, 1, "7.000 … 41.00, mean 21.25"),
            new ColumnSummary("job", ColumnKind.CATEGORICAL, 0, "4 values: clerk, nurse, a, …"),
            new ColumnSummary("same", ColumnKind.IGNORED, 0, "always 1"));
  }
}
