package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.evaluation.SavedModel;

class EvaluateCommandTest {

  private static final String ROWS = "x,y\n2,1\n1,0\n0.5,1\n-3,0\n-0.5,0\n";

  @TempDir private Path directory;

  private Path model = Path.of("");

  @BeforeEach
  void saveModel() throws IOException {
    model = SavedModel.in(directory);
  }

  private Path out() {
    return directory.resolve("out");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private Terminal evaluate(String... more) {
    List<String> arguments = new ArrayList<>(List.of("evaluate", "--model", model.toString()));
    arguments.addAll(List.of("--out", out().toString(), "--resamples", "50"));
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  private void assertRefused(String sentence, String... more) {
    Terminal terminal = evaluate(more);

    assertThat(terminal.err())
        .startsWith("pubn: ")
        .contains(sentence)
        .doesNotContain("\tat ")
        .doesNotContain("Exception");
    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.out()).isEmpty();
    assertThat(out()).doesNotExist();
  }

  @Test
  void labeledRows() throws IOException {
    Terminal terminal = evaluate("--input", file("test.csv", ROWS), "--label", "y");

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .startsWith("Evaluation with labels (5 rows, 2 of them positive)")
        .containsPattern("accuracy +0\\.8000 +0\\.\\d{4} – 1\\.0000 +decisions that are right")
        .containsPattern("ROC AUC +0\\.8333")
        .contains("Page with all figures: " + out().resolve("report.html"));
    assertThat(out().resolve("evaluation.json")).isNotEmptyFile();
    assertThat(out().resolve("report.html")).isNotEmptyFile();
  }

  @Test
  void aGivenPositiveLabel() throws IOException {
    Terminal terminal =
        evaluate(
            "--input",
            file("test.csv", "x,kind\n2,spam\n-1,ham\n"),
            "--label",
            "kind",
            "--positive-label",
            "spam");

    assertThat(terminal.out()).containsPattern("accuracy +1\\.0000");
  }

  @Test
  void oneClassOnly() throws IOException {
    Terminal terminal = evaluate("--input", file("test.csv", "x,y\n2,1\n-1,1\n"), "--label", "y");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("No row is labeled negative")
        .containsPattern("ROC AUC +undefined +needs a positive and a negative")
        .doesNotContain("NaN");
  }

  @Test
  void positivesAndUnlabeledRows() throws IOException {
    Terminal terminal =
        evaluate(
            "--positive",
            file("p.csv", "x\n4\n2.5\n2\n-1\n"),
            "--unlabeled",
            file("u.csv", "x\n5\n2.5\n-1\n-2\n"),
            "--prior",
            "0.3..0.5");

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.out())
        .startsWith("Evaluation without labels (4 positives, 4 unlabeled rows)")
        .contains("π = 0.4000 (0.3000 to 0.5000)")
        .containsPattern("recall +0\\.7500");
  }

  @Test
  void aMissingLabelColumn() throws IOException {
    assertRefused(
        "test.csv: has no column \"label\"; there are x, y",
        "--input",
        file("test.csv", ROWS),
        "--label",
        "label");
  }

  @Test
  void aMissingFeatureColumn() throws IOException {
    String input = file("test.csv", "z,y\n1,1\n");

    assertRefused(input + ": column \"x\"", "--input", input, "--label", "y");
  }

  @Test
  void labelsThatAreNone() throws IOException {
    assertRefused(
        "line 3, column \"y\": label \"perhaps\" is not recognized",
        "--input",
        file("test.csv", "x,y\n2,1\n1,perhaps\n"),
        "--label",
        "y");
    assertRefused(
        "line 4, column \"y\": label \"-1\" is a third value",
        "--input",
        file("test.csv", "x,y\n2,1\n1,0\n0,-1\n"),
        "--label",
        "y");
  }

  @Test
  void filesWithoutRows() throws IOException {
    assertRefused(
        "test.csv: has no rows, at least one is needed",
        "--input",
        file("test.csv", "x,y\n"),
        "--label",
        "y");
    assertRefused("empty.csv: ", "--input", file("empty.csv", ""), "--label", "y");
  }

  @Test
  void filesThatDoNotExist() {
    assertRefused(
        "missing.csv: does not exist",
        "--input",
        directory.resolve("missing.csv").toString(),
        "--label",
        "y");
    model = directory.resolve("missing.pubn");
    assertRefused("missing.pubn: there is no such file", "--input", "x.csv", "--label", "y");
  }

  @Test
  void optionsThatDoNotGoTogether() throws IOException {
    String rows = file("test.csv", ROWS);

    assertRefused("rows: give --input, or --positive and --unlabeled");
    assertRefused(
        rows + ": name the label column (--label), which holds what the rows are", "--input", rows);
    assertRefused("--positive: also needs --unlabeled", "--positive", rows);
    assertRefused("--unlabeled: also needs --positive", "--unlabeled", rows);
    assertRefused(
        "--prior 0.4: cannot be given together with --input",
        "--input",
        rows,
        "--label",
        "y",
        "--prior",
        "0.4");
    assertRefused(
        "--label y: cannot be given together with --positive",
        "--positive",
        rows,
        "--unlabeled",
        rows,
        "--label",
        "y");
  }

  @Test
  void priorsThatAreNone() throws IOException {
    String rows = file("test.csv", ROWS);

    assertRefused(
        "--prior 1.3: must lie in (0, 1)",
        "--positive",
        rows,
        "--unlabeled",
        rows,
        "--prior",
        "1.3");
    assertRefused(
        "--prior 0.5..0.4: the first number of an interval must not be the greater one",
        "--positive",
        rows,
        "--unlabeled",
        rows,
        "--prior",
        "0.5..0.4");
    assertRefused(
        "--prior half: must be a number such as 0.4 or an interval such as 0.35..0.45",
        "--positive",
        rows,
        "--unlabeled",
        rows,
        "--prior",
        "half");
  }

  @Test
  void readyMadeFeatures() throws IOException {
    model = SavedModel.withoutTableIn(directory);
    Terminal terminal =
        evaluate("--input", file("test.libsvm", "+1 1:2\n-1 1:1\n1 1:0.5\n-1 1:-3\n-1\n"));

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.out()).containsPattern("accuracy +0\\.8000");
    Terminal withoutLabels =
        evaluate(
            "--positive",
            file("p.svm", "1 1:4\n1 1:-1\n"),
            "--unlabeled",
            file("u.svm", "0 1:4\n0 1:-1\n0 1:-1\n0 1:-2\n"));
    assertThat(withoutLabels.out()).containsPattern("recall +0\\.5000");
  }

  @Test
  void readyMadeFeaturesThatAreNone() throws IOException {
    model = SavedModel.withoutTableIn(directory);

    assertRefused(
        "test.csv: the model takes 1 ready-made features, its input must end in .npy",
        "--input",
        file("test.csv", ROWS),
        "--label",
        "y");
    assertRefused("row 3: label \"0\" is a third value", "--input", file("a.svm", "1 \n-1 \n0 \n"));
    assertRefused("index 2 must lie in 1 … 1", "--input", file("b.svm", "1 2:1\n"));
    assertRefused("c.npy: holds no labels", "--input", file("c.npy", ""));
  }
}
