package org.pubn.app.predict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.files.ModelRows;
import org.pubn.storage.DataFormatException;

final class PredictorTest {

  @TempDir Path directory;

  private String predict(Classifier classifier, KeptColumns kept, int threads, Path file)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ModelRows rows = ModelRows.open(file, Optional.empty(), classifier)) {
      new Predictor(classifier, threads).predict(rows, kept, ',', out);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void scoresAreThoseWorkedOutByHand() throws IOException {
    Classifier classifier = SmallModel.ofTable(directory);
    Path file = file("a.csv", "job,x,id\na,1,u 1\nb,-0.5,\"u,2\"\nnew,?,\"u\"\"3\"\n");

    assertThat(predict(classifier, KeptColumns.ids(), 1, file))
        .isEqualTo(
            """
            id,score,probability,prediction
            u 1,3.0,0.95257413,1
            "u,2",-0.5,0.37754068,0
            "u""3",0.0,0.5,0
            """);
  }

  @Test
  void thresholdMovesPredictionsOnly() throws IOException {
    Classifier classifier = SmallModel.ofTable(directory).withThreshold(-1);

    assertThat(
            predict(classifier, KeptColumns.ids(), 1, file("a.csv", "job,x\na,1\nb,-0.5\nb,-1\n")))
        .isEqualTo(
            """
            score,probability,prediction
            3.0,0.95257413,1
            -0.5,0.37754068,1
            -1.0,0.26894143,0
            """);
  }

  @Test
  void columnsAreKeptInTheOrderOfTheFile() throws IOException {
    Classifier classifier = SmallModel.ofTable(directory);
    Path file = file("a.csv", "job,note,x\na,,1\n");

    assertThat(predict(classifier, KeptColumns.all(), 1, file))
        .startsWith("job,note,x,score,probability,prediction\na,,1,3.0,");
    assertThat(predict(classifier, KeptColumns.named(List.of("x", "note")), 1, file))
        .startsWith("note,x,score,probability,prediction\n\"\",1,3.0,");
    assertThatThrownBy(() -> predict(classifier, KeptColumns.named(List.of("y")), 1, file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": column \"y\": cannot be kept, the columns are job, note, x");
    Path clash = file("b.csv", "job,score,x\na,,1\n");
    assertThatThrownBy(() -> predict(classifier, KeptColumns.all(), 1, clash))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column \"score\": cannot be kept, the output adds one of this name");
  }

  @Test
  void orderAndBitsDoNotDependOnThreads() throws IOException {
    Classifier classifier = SmallModel.ofTable(directory);
    String rows =
        IntStream.range(0, 30_000)
            .mapToObj(i -> i + "," + Math.sin(i) + "," + (i % 3 == 0 ? "a" : "b"))
            .collect(Collectors.joining("\n"));
    Path file = file("a.csv", "id,x,job\n" + rows);

    String one = predict(classifier, KeptColumns.ids(), 1, file);

    assertThat(predict(classifier, KeptColumns.ids(), 4, file)).isEqualTo(one);
    List<String> lines = one.lines().skip(1).toList();
    assertThat(lines).hasSize(30_000);
    for (int i = 0; i < lines.size(); i++) {
      assertThat(lines.get(i)).startsWith(i + ",");
    }
  }

  @Test
  void aBadCellIsNamed() throws IOException {
    Classifier classifier = SmallModel.ofTable(directory);
    Path file = file("a.csv", "id,x,job\n1,1,a\n2,12k,a\n");

    assertThatThrownBy(() -> predict(classifier, KeptColumns.ids(), 2, file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": line 3, column \"x\": \"12k\" is not a number");
  }

  @Test
  void aMissingColumnIsNamed() throws IOException {
    Classifier classifier = SmallModel.ofTable(directory);
    Path file = file("a.csv", "id,y,job\n1,1,a\n");

    assertThatThrownBy(() -> predict(classifier, KeptColumns.ids(), 1, file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": column \"x\": is missing; there are id, y, job");
  }

  @Test
  void modelsOfFeaturesTakeLibsvm() throws IOException {
    Classifier classifier = SmallModel.linear(1, 2, -1);

    assertThat(predict(classifier, KeptColumns.ids(), 1, file("a.svm", "0 1:1 2:3\n0\n")))
        .isEqualTo(
            """
            score,probability,prediction
            6.0,0.99752736,1
            -1.0,0.26894143,0
            """);
    Path table = file("a.csv", "x,y\n1,2\n");
    assertThatThrownBy(() -> predict(classifier, KeptColumns.ids(), 1, table))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            table
                + ": the model takes 2 ready-made features, its input must end in .npy, .svm,"
                + " .libsvm or .svmlight");
  }
}
