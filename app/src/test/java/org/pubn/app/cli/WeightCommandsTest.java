package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.files.ColumnOptions;
import org.pubn.files.LoadedSamples;
import org.pubn.files.TrainingFiles;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;

/** {@code --weight}: a column that says how much a row counts. */
class WeightCommandsTest {

  @TempDir private Path directory;

  /** Rows of a size: so many heavy ones of three times the weight of the light ones. */
  private Path table(String name, int heavy, int light, double size) throws IOException {
    StringBuilder text = new StringBuilder("size,shade,mass\n");
    for (int i = 0; i < heavy + light; i++) {
      boolean isHeavy = i < heavy;
      text.append(isHeavy ? size : -size).append(',').append(i % 7).append(',');
      text.append(isHeavy ? "3" : "1").append('\n');
    }
    return Files.writeString(directory.resolve(name), text);
  }

  private static double heavy(TrainingData data, Role role) {
    int count = 0;
    int all = 0;
    for (PubnSamples side : List.of(data.training(), data.validation())) {
      Features rows = side.of(role);
      for (int row = 0; row < rows.rows(); row++) {
        count += ((DenseFeatures) rows).get(row, 0) > 0 ? 1 : 0;
      }
      all += rows.rows();
    }
    return (double) count / all;
  }

  private static TrainingData load(TrainingFiles files, Scenario scenario) throws IOException {
    TrainingFiles weighted = files.with(ColumnOptions.INFERRED.withWeight("mass"));
    return LoadedSamples.read(weighted, 0.2, new Seed(3), Optional.of(scenario)).plain().data();
  }

  @Test
  void samplesAreDrawnByWeight() throws IOException {
    // Half of U is heavy, and three quarters of its weight are; a quarter of P is, and half of it.
    TrainingFiles files = TrainingFiles.of(table("p.csv", 20, 60, 9), table("u.csv", 150, 150, 5));
    TrainingData data = load(files, Scenario.TWO_SAMPLE);

    assertThat(data.rows(Role.POSITIVE)).isEqualTo(80);
    assertThat(data.rows(Role.UNLABELED)).isEqualTo(300);
    assertThat(heavy(data, Role.POSITIVE)).isBetween(0.48, 0.52);
    assertThat(heavy(data, Role.UNLABELED)).isBetween(0.74, 0.76);
    assertThat(data.training().columns()).isEqualTo(2);
  }

  @Test
  void ofOneTableTheRolesKeepTheirWeightedShares() throws IOException {
    // 100 labeled rows of weight 3, and 300 others of weight 1: half of all that counts.
    StringBuilder text = new StringBuilder("size,mass,what\n");
    for (int i = 0; i < 400; i++) {
      text.append(i).append(i < 100 ? ".5,3,1\n" : ".5,1,\n");
    }
    Path all = Files.writeString(directory.resolve("all.csv"), text);
    TrainingFiles files = TrainingFiles.labeled(all, "what");
    TrainingData data = load(files, Scenario.ONE_SAMPLE);

    assertThat(data.rows(Role.POSITIVE)).isBetween(199, 201);
    assertThat(data.rows(Role.POSITIVE) + data.rows(Role.UNLABELED)).isEqualTo(400);
  }

  private Terminal run(String command, Object... more) {
    List<Object> words = new ArrayList<>(List.of(command, "--quiet", "--weight", "mass"));
    words.addAll(Arrays.asList(more));
    return Commands.run(words.toArray());
  }

  @Test
  void trainTakesIt() throws IOException {
    Terminal terminal =
        run(
            "train",
            "--model",
            "linear",
            "--epochs",
            "3",
            "--prior",
            "0.4",
            "--positive",
            table("p.csv", 60, 20, 9),
            "--unlabeled",
            table("u.csv", 150, 150, 5),
            "--out",
            directory.resolve("m.pubn"));
    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(Commands.done("inspect", directory.resolve("m.pubn")).out())
        .contains("shade")
        .doesNotContain("mass");
  }

  @Test
  void aWeightThatIsNoneGetsASentence() throws IOException {
    Path unlabeled = table("u.csv", 30, 30, 5);
    for (String[] wrong :
        new String[][] {
          {"0", "line 3, column \"mass\": weight 0.0, must be a number greater than 0"},
          {"-2", "line 3, column \"mass\": weight -2.0, must be a number greater than 0"},
          {"", "line 3, column \"mass\": the weight is missing"},
          {"much", "line 3, column \"mass\": \"much\" is not a number"},
          {"1e99", "line 3, column \"mass\""}
        }) {
      Path positive =
          Files.writeString(
              directory.resolve("p.csv"), "size,shade,mass\n1,2,1\n2,3," + wrong[0] + "\n4,5,1\n");
      Terminal terminal =
          run(
              "train",
              "--prior",
              "0.4",
              "--positive",
              positive,
              "--unlabeled",
              unlabeled,
              "--out",
              directory.resolve("m.pubn"));
      assertThat(terminal.code()).isEqualTo(2);
      assertThat(terminal.err()).contains(positive.toString(), wrong[1]);
    }
  }

  @Test
  void whatCannotBeWeightedIsRefused() throws IOException {
    Path table = table("u.csv", 30, 30, 5);
    assertThat(run("weights", "--positive", table, "--unlabeled", table).err())
        .contains("--weight mass: goes with train, prior and advise");
    Path features = Files.writeString(directory.resolve("p.svm"), "1 1:2\n1 1:3\n");
    assertThat(run("train", "--positive", features, "--unlabeled", features).err())
        .contains("weight column mass: " + features + " has no named columns");
    Path lines = Files.writeString(directory.resolve("p.txt"), "one\ntwo\n");
    assertThat(run("train", "--positive", lines, "--unlabeled", lines).err())
        .contains("weight column mass: documents cannot be weighted");
  }
}
