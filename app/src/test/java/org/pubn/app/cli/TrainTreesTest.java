package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.classify.Classifier;
import org.pubn.engine.MeanScorer;
import org.pubn.files.SmallTables;
import org.pubn.modelfile.ClassifierFile;

/** Forests and boosted trees through the commands, from files to predictions. */
class TrainTreesTest {

  @TempDir private Path directory;

  private Terminal train(String model, String name, Object... more) {
    SmallTables tables = new SmallTables(directory);
    Object[] common = {
      "train",
      "--model",
      model,
      "--quiet",
      "--epochs",
      "3",
      "--prior",
      SmallTables.PRIOR,
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

  @ParameterizedTest
  @ValueSource(strings = {"forest", "boosted"})
  void theyAreTrainedInspectedAndUsed(String model) throws IOException {
    Terminal trained = train(model, "model.pubn", "--rho", SmallTables.RHO, "--threads", "2");
    assertThat(trained.err()).isEmpty();
    assertThat(trained.code()).isZero();
    assertThat(trained.out()).contains("soft labels (soft-labels)", model + " of ");
    assertThat(trained.out()).doesNotContain("chosen by");
    train(model, "again.pubn", "--rho", SmallTables.RHO, "--threads", "1");
    assertThat(directory.resolve("again.pubn"))
        .hasSameBinaryContentAs(directory.resolve("model.pubn"));
    assertThat(Files.readString(directory.resolve("model.report.html"))).contains("What matters");

    Terminal inspected = Commands.done("inspect", directory.resolve("model.pubn"));
    assertThat(inspected.out()).contains("numeric, as it is", "soft-labels");
    Path predictions = directory.resolve("predictions.csv");
    Commands.done(
        "predict",
        "--model",
        directory.resolve("model.pubn"),
        "--input",
        new SmallTables(directory).unlabeled(),
        "--output",
        predictions,
        "--quiet");
    assertThat(Files.readAllLines(predictions)).hasSizeGreaterThan(100);
    Commands.done(
        "export", directory.resolve("model.pubn"), "--onnx", directory.resolve("model.onnx"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"forest", "linear"})
  void anEnsembleDecidesByTheMean(String model) throws IOException {
    Terminal one = train(model, "one.pubn", "--rho", SmallTables.RHO);
    Terminal two = train(model, "two.pubn", "--rho", SmallTables.RHO, "--ensemble", "2");

    assertThat(one.code()).isZero();
    assertThat(two.code()).isZero();
    Classifier classifier = ClassifierFile.load(directory.resolve("two.pubn"));
    assertThat(((MeanScorer) classifier.scorer()).members()).hasSize(2);
    assertThat(classifier.provenance().hyperParameters()).containsEntry("members", "2");
    Commands.done("export", directory.resolve("two.pubn"), "--onnx", directory.resolve("two.onnx"));
    assertThat(train(model, "many.pubn", "--ensemble", "51").err())
        .contains("ensemble 51: must lie in 1 … 50");
  }

  @Test
  void aMethodForNetworksIsRefused() {
    Terminal refused = train("forest", "model.pubn", "--method", "pubn");

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .contains("method pubn: cannot train such a model; those that can are soft-labels,");
  }
}
