package org.pubn.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.storage.TextFiles;

final class TableEncodingTest {

  @TempDir Path directory;
  private TextFiles files;

  @BeforeEach
  void useDirectory() {
    files = new TextFiles(directory);
  }

  private Path file(String... lines) throws IOException {
    return files.write("a.csv", String.join("\n", lines) + "\n");
  }

  private static Table table(Path file) throws IOException {
    return TableReader.read(List.of(file), ColumnKinds.inferred());
  }

  private static int[] all(Table table) {
    return IntStream.range(0, table.rows()).toArray();
  }

  private static List<List<Float>> rows(DenseFeatures features) {
    List<List<Float>> rows = new ArrayList<>();
    for (int row = 0; row < features.rows(); row++) {
      List<Float> values = new ArrayList<>();
      for (int column = 0; column < features.columns(); column++) {
        values.add(features.get(row, column));
      }
      rows.add(values);
    }
    return rows;
  }

  /** Nobody would want to read it in a report. */
  @Test
  void aVeryLongValueCountsAsOther() throws IOException {
    String huge = "k".repeat(1001);
    List<String> lines = new ArrayList<>(List.of("c"));
    for (int i = 0; i < 20; i++) {
      lines.add(i % 2 == 0 ? huge : "b".repeat(1000));
    }
    Table table = table(file(lines.toArray(String[]::new)));

    assertThat(TableEncoding.learn(table, all(table)).features())
        .hasSize(2)
        .noneMatch(name -> name.contains("k"));
  }

  private static DenseFeatures encode(TableEncoding encoding, Path file) throws IOException {
    try (RowReader reader = TableFiles.open(file)) {
      RowEncoder encoder = encoding.encoder(reader.columns());
      return (DenseFeatures) encoder.encode(reader.next().get());
    }
  }

  @Test
  void numbersAreStandardisedByTheTrainingRows() throws IOException {
    Table table = table(file("x,y", "1,0", "3,1", "100,1"));

    TableEncoding encoding = TableEncoding.learn(table, new int[] {0, 1});

    assertThat(encoding.features()).containsExactly("x", "y");
    assertThat(rows(encoding.features(table, new int[] {2, 0})))
        .containsExactly(List.of(98f, 1f), List.of(-1f, -1f));
  }

  @Test
  void missingNumbersAreMarked() throws IOException {
    Table table = table(file("x,y", "1,0", "3,1", ",1"));

    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(encoding.features()).containsExactly("x", "x is missing", "y");
    assertThat(encoding.columnOfFeature(1)).isEqualTo("x");
    assertThat(encoding.columnOfFeature(2)).isEqualTo("y");
    DenseFeatures features = encoding.features(table, all(table));
    assertThat(features.get(2, 0)).isZero();
    assertThat(features.get(2, 1)).isEqualTo(1);
    assertThat(features.get(1, 1)).isZero();
  }

  @Test
  void missingNumbersThatTrainingHasNotSeenAreTheMean() throws IOException {
    Table table = table(file("x,y", "1,0", "3,1"));
    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(rows(encode(encoding, file("x,y", ",1")))).containsExactly(List.of(0f, 1f));
  }

  @Test
  void numbersEqualInTrainingAreNotBlownUp() throws IOException {
    Table table = table(file("x,y", "0.1,0", "0.1,1", "0.1,1", "1.1,1", "1e30,0"));

    TableEncoding encoding = TableEncoding.learn(table, new int[] {0, 1, 2});

    DenseFeatures features = encoding.features(table, all(table));
    assertThat(features.get(0, 0)).isZero();
    assertThat(features.get(3, 0)).isEqualTo(1.1f - 0.1f);
    assertThat(features.get(4, 0)).isEqualTo(1e6f);
  }

  @Test
  void valuesAreOneHotByFrequency() throws IOException {
    Table table = table(file("job,y", "b,1", "a,1", "c,2", "c,2", "c,1", "a,1", "b,1", "d,1"));

    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(encoding.features()).containsExactly("job=c", "job=a", "job=b", "job=(other)", "y");
    DenseFeatures features = encoding.features(table, new int[] {0, 2, 7});
    assertThat(rows(features).stream().map(row -> row.subList(0, 4)))
        .containsExactly(List.of(0f, 0f, 1f, 0f), List.of(1f, 0f, 0f, 0f), List.of(0f, 0f, 0f, 1f));
  }

  @Test
  void unseenAndMissingValuesHaveAPlace() throws IOException {
    Table table = table(file("a,b", "x,u", "x,", "y,u", "y,w"));
    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(encoding.features())
        .containsExactly("a=x", "a=y", "a=(other)", "b=u", "b=(other)", "b is missing");
    assertThat(rows(encode(encoding, file("b,a", "NA,z", "z,-"))))
        .containsExactly(List.of(0f, 0f, 1f, 0f, 0f, 1f), List.of(0f, 0f, 1f, 0f, 1f, 0f));
  }

  @Test
  void atMostFiftyValuesHaveAFeature() throws IOException {
    List<String> lines = new ArrayList<>(List.of("job,y"));
    for (int i = 0; i < 240; i++) {
      lines.add("j" + i % 60 + "," + i % 2);
    }
    Table table = table(file(lines.toArray(String[]::new)));

    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(encoding.features()).hasSize(52).contains("job=(other)").doesNotContain("job=j59");
  }

  @Test
  void tableAndBatchGiveEqualBits() throws IOException {
    List<String> lines = new ArrayList<>(List.of("x,job,whole,y"));
    for (int i = 0; i < 300; i++) {
      String x = i % 7 == 0 ? "NA" : Double.toString(Math.sin(i) * 1e5);
      String job = i % 11 == 0 ? " " : " j" + i * i % 17;
      lines.add(x + "," + job + "," + i % 13 + "," + Math.cos(i));
    }
    Path file = file(lines.toArray(String[]::new));
    Table table = table(file);
    TableEncoding encoding = TableEncoding.learn(table, IntStream.range(0, 200).toArray());

    assertThat(rows(encode(encoding, file))).isEqualTo(rows(encoding.features(table, all(table))));
  }

  @Test
  void columnsAreMatchedByName() throws IOException {
    Table table = table(file("x,y", "1,0", "3,1"));
    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(rows(encode(encoding, file("more,y,x", "?,1,1")))).containsExactly(List.of(-1f, 1f));
    assertThatThrownBy(() -> encoding.encoder(List.of("x", "z")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column \"y\": is missing; there are x, z");
  }

  @Test
  void cellsThatAreNoNumbersAreRefused() throws IOException {
    Table table = table(file("x,y", "1,0", "3,1"));
    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThatThrownBy(() -> encode(encoding, file("x,y", "1,1", "1,12k")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 3, column \"y\": \"12k\" is not a number");
  }

  @Test
  void idsAreRememberedAndNotEncoded() throws IOException {
    List<String> lines = new ArrayList<>(List.of("id,y,same"));
    for (int i = 0; i < 30; i++) {
      lines.add(i + "," + i % 2 + ",a");
    }
    Table table = table(file(lines.toArray(String[]::new)));

    TableEncoding encoding = TableEncoding.learn(table, all(table));

    assertThat(encoding.ids()).containsExactly("id");
    assertThat(encoding.columns()).containsExactly("y");
  }

  @Test
  void somethingMustBeLeftToLearnFrom() throws IOException {
    Table table = table(file("x", "1", "1"));

    assertThatThrownBy(() -> TableEncoding.learn(table, all(table)))
        .hasMessage("no column of the table can be used; ignored are \"x\" (always 1)");
    assertThatThrownBy(() -> TableEncoding.learn(table, new int[0]))
        .hasMessage("training rows: must be at least one");
  }

  @Test
  void tablesOfOtherKindsAreRefused() throws IOException {
    Table numbers = table(file("x,y", "1,0", "3,1"));
    Table texts = table(file("x,y", "a,0", "b,1"));

    assertThatThrownBy(() -> TableEncoding.learn(numbers, all(numbers)).features(texts, all(texts)))
        .hasMessage("column \"x\": is not numeric in this table, as it was in training");
    assertThatThrownBy(() -> TableEncoding.learn(texts, all(texts)).features(numbers, all(numbers)))
        .hasMessage("column \"x\": is not categorical in this table, as it was in training");
  }

  @Test
  void aBatchWithoutRowsIsNoProblem() throws IOException {
    Table table = table(file("x,y", "1,0", "3,1"));
    RowEncoder encoder = TableEncoding.learn(table, all(table)).encoder(List.of("x", "y"));

    assertThat(encoder.encode(new RowBatch.Builder(2).build()).rows()).isZero();
  }
}
