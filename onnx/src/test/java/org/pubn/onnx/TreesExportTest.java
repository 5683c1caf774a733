package org.pubn.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.engine.MeanScorer;
import org.pubn.files.TrainingFiles;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

/** Forests and boosted trees on a table with missing numbers and categories, in ONNX Runtime. */
class TreesExportTest {

  @TempDir private Path directory;

  private Path file(String name, int rows, double share, long seed) throws IOException {
    RandomStream random = new Seed(seed).random();
    StringBuilder csv = new StringBuilder("size,color,age\n");
    for (int i = 0; i < rows; i++) {
      boolean positive = random.nextDouble() < share;
      float size = 2 * random.nextFloat() + (positive ? 1 : 0) - 1;
      String color =
          List.of("red", "blue", "green", "pink", "").get(random.nextInt(positive ? 3 : 5));
      String age = random.nextInt(5) == 0 ? "" : Float.toString(random.nextFloat() * 3);
      csv.append(size).append(',').append(color).append(',').append(age).append('\n');
    }
    return Files.writeString(directory.resolve(name), csv.toString());
  }

  private Classifier trained(String model, String method) throws IOException {
    TrainingFiles files =
        TrainingFiles.of(
            file("p.csv", 120, 1, 1), file("u.csv", 400, 0.4, 2), file("n.csv", 60, 0, 3));
    return Pubn.train(
            files,
            TrainOptions.DEFAULT
                .withModel(ModelKind.byId(model))
                .withMethod(method)
                .withEpochs(2)
                .withPi(0.4)
                .withRho(0.3))
        .classifier();
  }

  @ParameterizedTest
  @CsvSource({
    "forest, auto",
    "boosted, auto",
    "forest, pu-bagging",
    "forest, pu-extra-trees",
    "boosted, pubn-weights"
  })
  void scoresAreThoseOfOnnxRuntime(String model, String method) throws IOException {
    Classifier classifier = trained(model, method);

    assertThat(OnnxCheck.largestDifference(classifier, OnnxModel.ofRows(classifier)))
        .isLessThan(OnnxCheck.TOLERANCE);
    assertThat(OnnxCheck.largestDifference(classifier, OnnxModel.ofFeatures(classifier)))
        .isLessThan(OnnxCheck.TOLERANCE);
  }

  @ParameterizedTest
  @CsvSource({"forest, boosted"})
  void theMeanOfTwoModelsToo(String one, String other) throws IOException {
    Classifier first = trained(one, "auto");
    Classifier mean =
        new Classifier(
                new MeanScorer(List.of(first.scorer(), trained(other, "auto").scorer())),
                first.provenance())
            .withPreprocessing(first.preprocessing().orElseThrow());

    assertThat(OnnxCheck.largestDifference(mean, OnnxModel.ofRows(mean)))
        .isLessThan(OnnxCheck.TOLERANCE);
  }
}
