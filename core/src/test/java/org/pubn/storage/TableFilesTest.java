package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TableFilesTest {

  @TempDir Path directory;
  private TextFiles files;

  @BeforeEach
  void useDirectory() {
    files = new TextFiles(directory);
  }

  @Test
  void readsCsv() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.csv", "x,y\n1,2\n3,\n"));

    assertThat(contents.columns()).containsExactly("x", "y");
    assertThat(contents.rows()).containsExactly(List.of("1", "2"), List.of("3", ""));
    assertThat(contents.lines()).containsExactly(2L, 3L);
  }

  @Test
  void aFirstLineOfDataIsRefused() throws IOException {
    Path file = files.write("a.csv", "5.1,3,-1\n4.9,2,1\n");

    assertThatThrownBy(() -> TextFiles.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(
            file
                + ": the first line looks like data, as all its cells are numbers; it must hold the"
                + " names of the columns, but training can do without a header");
  }

  @Test
  void wholeNumbersAreNamesOnlyIfTheyCountOrAreYears() throws IOException {
    for (String names : List.of("0,1,2", "1,2,3", "2019,2020,2024")) {
      assertThat(TextFiles.read(files.write("names.csv", names + "\n1,2,3\n")).columns())
          .containsExactly(names.split(",", -1));
    }
    for (String data : List.of("5,3,1", "0,2,4", "2,3,4", "1,1,2", "2020,2019,2018", "0,1,-2")) {
      Path file = files.write("data.csv", data + "\n1,2,3\n");
      assertThatThrownBy(() -> TextFiles.read(file)).hasMessageContaining("looks like data");
    }
  }

  @Test
  void columnsWithoutNamesAreNumbered() throws IOException {
    Path data = files.write("data.csv", "5,\"a,b\"\n7,c\n");
    Path named = files.write("named.csv", "x,column2\n5,a\n");

    assertUnnamed(TableFiles.openUnnamed(data));
    assertUnnamed(TableFiles.open(data, List.of("column2")));
    assertThat(TextFiles.read(TableFiles.openUnnamed(named)).columns())
        .containsExactly("x", "column2");
    assertThat(TextFiles.read(TableFiles.open(named, List.of("x"))).rows())
        .containsExactly(List.of("5", "a"));
    assertThatThrownBy(() -> TableFiles.openUnnamed(files.write("empty.csv", "")))
        .hasMessageContaining("is empty");
  }

  private static void assertUnnamed(RowReader reader) throws IOException {
    TextFiles.Contents contents = TextFiles.read(reader);

    assertThat(contents.columns()).containsExactly("column1", "column2");
    assertThat(contents.rows()).containsExactly(List.of("5", "a,b"), List.of("7", "c"));
    assertThat(contents.lines()).containsExactly(1L, 2L);
  }

  @Test
  void quotesProtectSeparatorsQuotesAndLineBreaks() throws IOException {
    TextFiles.Contents contents =
        TextFiles.read(files.write("a.csv", "\"x,1\",y\n\"a \"\"b\"\"\",\"c\nd\"\ne,f\n"));

    assertThat(contents.columns()).containsExactly("x,1", "y");
    assertThat(contents.rows()).containsExactly(List.of("a \"b\"", "c\nd"), List.of("e", "f"));
    assertThat(contents.lines()).containsExactly(2L, 4L);
  }

  @Test
  void byteOrderMarkAndCarriageReturnsAreNoPartOfCells() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.csv", "\ufeffx,y\r\n1,2\r\n"));

    assertThat(contents.columns()).containsExactly("x", "y");
    assertThat(contents.rows()).containsExactly(List.of("1", "2"));
  }

  @Test
  void linesOfPlainTextAreRowsAlsoEmptyOnes() throws IOException {
    TextFiles.Contents contents =
        TextFiles.read(files.writeGzip("a.txt.gz", "\ufeffa, \"b\"\r\n\n c \r"));

    assertThat(contents.columns()).containsExactly("line", "text");
    assertThat(contents.rows())
        .containsExactly(List.of("1", "a, \"b\""), List.of("2", ""), List.of("3", " c "));
    assertThat(contents.lines()).containsExactly(1L, 2L, 3L);
    assertThat(TextFiles.read(files.write("empty.txt", "")).rows()).isEmpty();
  }

  @Test
  void manyLinesComeInSeveralBatches() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.txt", "line\n".repeat(10_000)));

    assertThat(contents.rows()).hasSize(10_000).endsWith(List.of("10000", "line"));
    assertThat(contents.batches()).isGreaterThan(1);
  }

  @Test
  void linesMustBeUtf8() throws IOException {
    Path file = Files.write(directory.resolve("a.txt"), new byte[] {'a', '\n', (byte) 0xe9, '\n'});

    assertThatThrownBy(() -> TextFiles.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": is not UTF-8 text: convert it first");
  }

  @Test
  void emptyLinesAreSkipped() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.csv", "\n\nx,y\n\n1,2\n\n\n3,4"));

    assertThat(contents.rows()).containsExactly(List.of("1", "2"), List.of("3", "4"));
    assertThat(contents.lines()).containsExactly(5L, 8L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x;y\n1,5;2\n", "x\ty\n1,5\t2\n", "\"x\";\"y\"\n1,5;2\n"})
  void separatorIsTheOneOfTheHeader(String text) throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.csv", text));

    assertThat(contents.columns()).containsExactly("x", "y");
    assertThat(contents.rows()).containsExactly(List.of("1,5", "2"));
  }

  @Test
  void commaInQuotesIsNoSeparator() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.csv", "\"x,1\";y\n1;2\n"));

    assertThat(contents.columns()).containsExactly("x,1", "y");
  }

  @Test
  void tabsSeparateTsv() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.write("a.tsv", "x,1\ty\n1\t2\n"));

    assertThat(contents.columns()).containsExactly("x,1", "y");
    assertThat(contents.rows()).containsExactly(List.of("1", "2"));
  }

  @Test
  void gzipIsUnpacked() throws IOException {
    TextFiles.Contents contents = TextFiles.read(files.writeGzip("a.CSV.gz", "\ufeffx,y\n1,2\n"));

    assertThat(contents.columns()).containsExactly("x", "y");
    assertThat(contents.rows()).containsExactly(List.of("1", "2"));
  }

  @Test
  void batchesJoinToTheWholeFile() throws IOException {
    StringBuilder text = new StringBuilder("n,text\n");
    for (int i = 0; i < 10_000; i++) {
      text.append(i).append(',').append("x".repeat(i % 400)).append('\n');
    }
    TextFiles.Contents contents = TextFiles.read(files.write("a.csv", text.toString()));

    assertThat(contents.batches()).isGreaterThan(2);
    assertThat(contents.rows()).hasSize(10_000);
    for (int i = 0; i < 10_000; i++) {
      assertThat(contents.rows().get(i)).containsExactly(Integer.toString(i), "x".repeat(i % 400));
    }
  }

  @Test
  void raggedRowIsRefused() throws IOException {
    Path file = files.write("a.csv", "x,y\n1,2\n3\n");

    assertThatThrownBy(() -> TextFiles.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": line 3 has 1 cells, the header has 2");
    assertThatThrownBy(() -> TextFiles.read(files.write("b.csv", "x,y\n1,2,3\n")))
        .hasMessageEndingWith("b.csv: line 2 has 3 cells, the header has 2");
  }

  @Test
  void headerMustNameEveryColumnOnce() throws IOException {
    assertThatThrownBy(() -> TextFiles.read(files.write("a.csv", "x, x\n1,2\n")))
        .isInstanceOf(DataFormatException.class)
        .hasMessageEndingWith("a.csv: column \"x\" occurs twice in the header");
    assertThatThrownBy(() -> TextFiles.read(files.write("a.csv", "x,\n1,2\n")))
        .hasMessageEndingWith("a.csv: column 2 has no name in the header");
    assertThatThrownBy(() -> TextFiles.read(files.write("a.csv", "")))
        .hasMessageEndingWith("a.csv: is empty, must begin with the names of the columns");
  }

  @Test
  void damagedContentsAreExplained() throws IOException {
    byte[] latin = "x,y\nGr\u00fc\u00dfe,2\n".getBytes(StandardCharsets.ISO_8859_1);
    Path file = Files.write(directory.resolve("latin.csv"), latin);
    assertThatThrownBy(() -> TextFiles.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": is not UTF-8 text: convert it first");

    Path packed = files.writeGzip("a.csv.gz", "x,y\n" + "1,2\n".repeat(1000));
    byte[] cut = Files.readAllBytes(packed);
    Files.write(packed, Arrays.copyOf(cut, cut.length / 2));
    assertThatThrownBy(() -> TextFiles.read(packed))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(packed + ": damaged or incomplete gzip data");
  }

  @Test
  void quoteThatIsNeverClosedIsRefused() throws IOException {
    assertThatThrownBy(() -> TextFiles.read(files.write("a.csv", "x,y\n1,\"2\n3,4\n")))
        .isInstanceOf(DataFormatException.class)
        .hasMessageContaining("line 2");
  }

  @Test
  void unknownFilesAreRefused() throws IOException {
    Path file = files.write("table.xls", "x");
    assertThatThrownBy(() -> TableFiles.open(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(file + ": its name must end in one of .csv, .jsonl, .ndjson, .tab");
    assertThatThrownBy(() -> TableFiles.open(directory.resolve("none.csv")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("none.csv: does not exist");
    Path folder = Files.createDirectory(directory.resolve("folder.csv"));
    assertThatThrownBy(() -> TableFiles.open(folder))
        .hasMessage(folder + ": is a directory, must be a file");
  }
}
