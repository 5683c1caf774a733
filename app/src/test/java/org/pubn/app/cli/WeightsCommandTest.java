package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;

/** The command {@code weights} from files to files. */
class WeightsCommandTest {

  @TempDir private Path directory;
  private SmallTables tables;

  @BeforeEach
  void setUp() {
    tables = new SmallTables(directory);
  }

  private Terminal weigh(String name, Object... more) throws IOException {
    Object[] common = {
      "weights",
      "--quiet",
      "--prior",
      SmallTables.PRIOR,
      "--rho",
      SmallTables.RHO,
      "--positive",
      tables.positive(),
      "--unlabeled",
      tables.unlabeled(),
      "--negative",
      tables.negative(),
      "--out",
      directory.resolve(name)
    };
    Object[] all = Arrays.copyOf(common, common.length + more.length);
    System.arraycopy(more, 0, all, common.length, more.length);
    return Commands.run(all);
  }

  private static int rows(Path file) throws IOException {
    return Files.readAllLines(file).size() - 1;
  }

  @Test
  void everyRowHasALabelAndAWeight() throws IOException {
    Terminal terminal = weigh("weighted.csv");

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("scale ", "weight of P as positive", "weight of bN as negative");
    List<String> lines = Files.readAllLines(directory.resolve("weighted.csv"));
    assertThat(lines.get(0)).endsWith("pubn_role,pubn_label,pubn_weight,pubn_sigma,pubn_eta");
    int positives = rows(tables.positive());
    List<String[]> cells = lines.stream().skip(1).map(line -> line.split(",", -1)).toList();
    int columns = lines.get(0).split(",").length;
    assertThat(cells.stream().filter(row -> row[columns - 5].equals("U")))
        .hasSize(rows(tables.unlabeled()));
    assertThat(cells.stream().filter(row -> row[columns - 5].equals("bN")))
        .hasSize(rows(tables.negative()));
    assertThat(cells.stream().filter(row -> row[columns - 4].equals("1"))).hasSize(positives);
    double[] weights =
        cells.stream().mapToDouble(row -> Double.parseDouble(row[columns - 3])).toArray();
    assertThat(Arrays.stream(weights).min().orElseThrow()).isNotNegative();
    assertThat(Arrays.stream(weights).filter(weight -> weight > 0).average().orElseThrow())
        .isCloseTo(1, within(1e-9));
    // The cells of the files are there as they were.
    String first = Files.readAllLines(tables.positive()).get(1);
    assertThat(lines.get(1)).startsWith(first + ",P,1,");
    assertThat(Files.readString(directory.resolve("weighted.csv.json")))
        .contains("\"tau\" : 0.7", "\"scale\"");
  }

  /** With the module, which the tests have; numbers are numbers there, and so compared as such. */
  @Test
  void parquetHasTheRowsOfCsv() throws IOException {
    weigh("weighted.csv");
    assertThat(weigh("weighted.parquet").code()).isZero();

    try (RowReader csv = TableFiles.open(directory.resolve("weighted.csv"));
        RowReader parquet = TableFiles.open(directory.resolve("weighted.parquet"))) {
      assertThat(parquet.columns()).isEqualTo(csv.columns());
      RowBatch expected = csv.next().orElseThrow();
      RowBatch rows = parquet.next().orElseThrow();
      assertThat(rows.rows()).isEqualTo(expected.rows()).isGreaterThan(100);
      for (int row = 0; row < rows.rows(); row++) {
        for (int column = 0; column < rows.columns(); column++) {
          double number = expected.number(row, column);
          if (Double.isNaN(number)) {
            assertThat(rows.text(row, column)).isEqualTo(expected.text(row, column));
          } else {
            assertThat(rows.number(row, column)).isEqualTo(number);
          }
        }
      }
      assertThat(csv.next()).isEmpty();
      assertThat(parquet.next()).isEmpty();
    }
  }

  @Test
  void featuresForXgboost() throws IOException {
    weigh("weighted.svm");
    List<String> lines = Files.readAllLines(directory.resolve("weighted.svm"));
    assertThat(lines).allMatch(line -> line.matches("[01]:[0-9.E-]+( [0-9]+:[-0-9.E]+)+"));
    assertThat(lines.get(0)).startsWith("1:");
  }

  @Test
  void whetherBothFilesCanBeWrittenIsFoundOutFirst() throws IOException {
    Files.createDirectory(directory.resolve("weighted.csv.json"));
    assertThat(weigh("weighted.csv").err())
        .contains("weighted.csv.json: is a directory, must be a file");
    assertThat(directory.resolve("weighted.csv")).doesNotExist();
  }

  /** Before anything is read: it would be noticed after all the work. */
  @Test
  void whatCanBeReadOnlyOnceIsRefused() {
    Terminal told =
        Commands.run(
            "weights",
            "--positive",
            "-",
            "--unlabeled",
            tables.unlabeled(),
            "--out",
            directory.resolve("weighted.csv"));

    assertThat(told.code()).isEqualTo(2);
    assertThat(told.err()).contains("standard input: can be read only once, and this needs two");
  }

  @Test
  void aWrongNameOrTauIsRefused() throws IOException {
    assertThat(weigh("weighted.txt").err()).contains("its name must end in .csv, .tsv or .svm");
    assertThat(weigh("weighted.parquet.gz").err())
        .contains("by .gz, or, with the module pubn-parquet, in .parquet");
    assertThat(weigh("weighted.csv", "--tau", "0").err()).contains("tau 0.0: must be finite");
  }
}
