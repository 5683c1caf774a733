package org.pubn.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ai.onnxruntime.OrtException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.calibration.PosteriorMap;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.nn.ConvShape;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.nn.PoolShape;
import org.pubn.onnx.LoadedModel.Answer;

/** Networks against ONNX Runtime, on random rows. */
class NetworkExportTest {

  private static final double TOLERANCE = 1e-5;

  @TempDir private Path directory;

  static Stream<Arguments> networks() {
    NetworkSpec mlp = NetworkSpec.mlp(7, 300, 300);
    NetworkSpec deaf =
        new NetworkSpec(List.of(new LayerSpec.Dropout(3, 0.9), new LayerSpec.Dense(3, 1)));
    // Not square and odd, so that no two sizes can be taken for each other.
    NetworkSpec images =
        new NetworkSpec(
            List.of(
                new LayerSpec.Conv(new ConvShape(2, 9, 8, 3, 3)),
                new LayerSpec.MaxPool(new PoolShape(3, 7, 6)),
                new LayerSpec.Relu(27),
                new LayerSpec.Dense(27, 1)));
    return Stream.of(
        Arguments.of("linear", Networks.random(NetworkSpec.linear(5), 1)),
        Arguments.of("mlp", Networks.random(mlp, 2)),
        Arguments.of("dropout", Networks.random(deaf, 3)),
        Arguments.of("images", Networks.random(images, 4)),
        Arguments.of("residual", Networks.random(NetworkSpec.preActResNet18(2, 11, 9, 3), 9)),
        Arguments.of("mnist", Networks.random(NetworkSpec.mnistConvNet(), 5)),
        Arguments.of(
            "minimum",
            new MinimumScorer(
                Networks.random(mlp, 6),
                new MinimumScorer(
                    Networks.random(NetworkSpec.linear(7), 7), Networks.random(mlp, 8)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("networks")
  void aRuntimeGivesTheSameScores(String name, Scorer scorer) throws OrtException {
    Classifier classifier = Networks.classifier(scorer).withThreshold(0.01);
    try (LoadedModel loaded = new LoadedModel(OnnxModel.ofFeatures(classifier))) {
      for (int rows : new int[] {1, 2, 100}) {
        float[] values = Networks.values(rows * scorer.columns(), 1, rows);
        List<Answer> answers = loaded.set("features", values, scorer.columns()).run();

        assertSame(answers, classifier, DenseFeatures.of(scorer.columns(), values));
      }
    }
  }

  @Test
  void aRuntimeGivesTheSameCalibratedProbabilities() throws OrtException {
    Scorer scorer = Networks.random(NetworkSpec.mlp(7, 20), 2);
    Classifier bare = Networks.classifier(scorer);
    PosteriorMap rising =
        PosteriorMap.of(
            new double[] {-0.2, -0.1, -0.1 + 1e-9, 0, 0.05, 0.3},
            new double[] {0.01, 0.1, 0.35, 0.35, 0.5, 0.99});
    PosteriorMap level = PosteriorMap.of(new double[] {0.5}, new double[] {0.25});
    for (PosteriorMap map : List.of(rising, level)) {
      Classifier classifier = bare.withCalibration(map);
      try (LoadedModel loaded = new LoadedModel(OnnxModel.ofFeatures(classifier))) {
        float[] values = Networks.values(100 * scorer.columns(), 1, 100);
        List<Answer> answers = loaded.set("features", values, scorer.columns()).run();

        assertSame(answers, classifier, DenseFeatures.of(scorer.columns(), values));
      }
    }
  }

  private static void assertSame(List<Answer> answers, Classifier classifier, Features rows) {
    float[] scores = classifier.scores(rows);
    double[] probabilities = classifier.probabilities(rows);
    boolean[] predictions = classifier.predictions(rows);
    assertThat(answers).hasSize(scores.length);
    for (int row = 0; row < scores.length; row++) {
      assertThat((double) answers.get(row).score()).isCloseTo(scores[row], within(TOLERANCE));
      assertThat((double) answers.get(row).probability())
          .isCloseTo(probabilities[row], within(TOLERANCE));
      if (Math.abs(scores[row] - classifier.threshold()) > TOLERANCE) {
        assertThat(answers.get(row).prediction()).isEqualTo(predictions[row]);
      }
    }
  }

  @Test
  void aScoreEqualToTheThresholdIsNegative() throws OrtException {
    Scorer identity = new Network(NetworkSpec.linear(1), new float[] {1, 0});
    Classifier classifier = Networks.classifier(identity).withThreshold(0.1f);
    try (LoadedModel loaded = new LoadedModel(OnnxModel.ofFeatures(classifier))) {
      assertThat(loaded.set("features", new float[] {0.1f, Math.nextUp(0.1f)}, 1).run())
          .extracting(Answer::prediction)
          .containsExactly(false, true);
    }
  }

  @Test
  void equalClassifiersGiveEqualFiles() throws IOException {
    Classifier classifier = Networks.classifier(Networks.random(NetworkSpec.mlp(3, 4), 1));
    Path first = directory.resolve("first.onnx");
    Path second = directory.resolve("second.onnx");
    OnnxModel.ofFeatures(classifier).write(first);
    OnnxModel.ofFeatures(classifier).write(second);

    assertThat(Files.readAllBytes(first)).isEqualTo(Files.readAllBytes(second)).isNotEmpty();
    assertThat(directory).isDirectoryContaining("glob:**/first.onnx");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void whatIsNoNetworkIsRefused() {
    Scorer other =
        new Scorer() {
          @Override
          public int columns() {
            return 1;
          }

          @Override
          public float[] scores(Features rows) {
            return new float[rows.rows()];
          }
        };

    assertThatThrownBy(() -> OnnxModel.ofFeatures(Networks.classifier(other)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("only networks and trees can be exported");
  }

  @Test
  void aModelOfFeaturesHasNoRows() {
    Classifier classifier = Networks.classifier(Networks.random(NetworkSpec.linear(3), 1));

    assertThatThrownBy(() -> OnnxModel.ofRows(classifier))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("model: takes features, not rows of a table");
    assertThat(OnnxModel.ofFeatures(classifier).inputs()).containsExactly("features");
    assertThat(OnnxModel.ofFeatures(classifier).outputs())
        .containsExactly("score", "probability", "prediction");
  }
}
