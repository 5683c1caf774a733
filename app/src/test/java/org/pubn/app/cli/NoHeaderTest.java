package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/** Tables without the names of columns, from training to prediction. */
class NoHeaderTest {

  @TempDir private Path directory;

  private String withoutHeader(Path table) throws IOException {
    List<String> lines = Files.readAllLines(table);
    return Files.write(table, lines.subList(1, lines.size())).toString();
  }

  private Terminal train(String... more) {
    List<String> all = new ArrayList<>(List.of("train", "--model", "linear", "--epochs", "3"));
    all.addAll(List.of("--prior", "0.4", "--quiet", "--out", model()));
    all.addAll(List.of(more));
    return Terminal.run(all.toArray(String[]::new));
  }

  private String model() {
    return directory.resolve("model.pubn").toString();
  }

  @Test
  void theSameModelWithAndWithoutNames() throws IOException {
    SmallTables tables = new SmallTables(directory);
    Path positive = tables.positive();
    Path unlabeled = tables.unlabeled();
    Path fresh = tables.fresh();
    String[] files = {"--positive", positive.toString(), "--unlabeled", unlabeled.toString()};
    assertThat(train(files).code()).isZero();
    String scores = scores(fresh);

    withoutHeader(positive);
    withoutHeader(unlabeled);
    withoutHeader(fresh);
    Terminal trained = train(files[0], files[1], files[2], files[3], "--no-header");

    assertThat(trained.code()).as(trained.err()).isZero();
    assertThat(Terminal.run("inspect", model()).out())
        .containsPattern("column2 +numeric")
        .containsPattern("column3 +categorical")
        .doesNotContain("income");
    assertThat(scores(fresh)).isEqualTo(scores);
  }

  /** All but the names of the rows. */
  private String scores(Path table) {
    Terminal terminal = Terminal.run("predict", "--model", model(), "--input", table.toString());

    assertThat(terminal.code()).as(terminal.err()).isZero();
    return terminal.out().lines().skip(1).collect(Collectors.joining("\n"));
  }

  @Test
  void labelsInANumberedColumn() throws IOException {
    String labeled = withoutHeader(new SmallTables(directory).labeled());

    Terminal trained = train("--input", labeled, "--label", "column5", "--no-header");

    assertThat(trained.code()).as(trained.err()).isZero();
    assertThat(Terminal.run("inspect", model()).out())
        .containsPattern("training rows +48 P")
        .doesNotContain("column5");
  }

  @Test
  void numbersInTheFirstLineNameTheOption() throws IOException {
    Path numbers = Files.writeString(directory.resolve("numbers.csv"), "5,3,1\n2,4,4\n");

    assertThat(train("--positive", numbers.toString(), "--unlabeled", numbers.toString()).err())
        .contains("the first line looks like data")
        .endsWith("but training can do without a header (--no-header)" + System.lineSeparator());
  }
}
