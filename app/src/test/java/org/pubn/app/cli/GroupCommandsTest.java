package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.ColumnOptions;
import org.pubn.files.LoadedSamples;
import org.pubn.files.TrainingFiles;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/** {@code --group}: a column whose equal values stay together. */
class GroupCommandsTest {

  @TempDir private Path directory;

  private Path table(String name, int rows, double positives, int shops) throws IOException {
    RandomStream random = new Seed(rows).random();
    StringBuilder text = new StringBuilder("size,shade,shop\n");
    for (int i = 0; i < rows; i++) {
      double size = (random.nextDouble() < positives ? 3 : -3) + random.nextDouble();
      text.append(
          String.format(
              Locale.ROOT, "%.4f,%.4f,%s%n", size, random.nextDouble(), "shop " + i % shops));
    }
    return Files.writeString(directory.resolve(name), text);
  }

  private static long[] shops(PubnSamples samples) {
    return Arrays.stream(Role.values())
        .flatMapToLong(role -> Arrays.stream(samples.keys(role)))
        .distinct()
        .toArray();
  }

  @Test
  void theGroupStaysTogetherAndIsNoFeature() throws IOException {
    TrainingFiles files =
        TrainingFiles.of(table("p.csv", 60, 1, 10), table("u.csv", 300, 0.4, 10))
            .with(ColumnOptions.INFERRED.withGroup("shop"));
    LoadedSamples loaded = LoadedSamples.read(files, 0.2, new Seed(0), Optional.empty());

    long[] held = shops(loaded.data().validation());
    assertThat(held).hasSize(2);
    assertThat(shops(loaded.data().training())).hasSize(8).doesNotContain(held);
    assertThat(loaded.data().training().columns()).isEqualTo(2);
    assertThat(loaded.plain().data().training().hasGroups()).isTrue();
  }

  private Terminal train(Path positive, Path unlabeled, String group) {
    List<Object> words =
        new ArrayList<>(List.of("train", "--quiet", "--model", "linear", "--epochs", "3"));
    words.addAll(List.of("--prior", "0.4", "--group", group, "--positive", positive));
    words.addAll(List.of("--unlabeled", unlabeled, "--out", directory.resolve("m.pubn")));
    return Commands.run(words.toArray());
  }

  @Test
  void trainTakesIt() throws IOException {
    Terminal terminal = train(table("p.csv", 60, 1, 10), table("u.csv", 300, 0.4, 10), "shop");
    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(Commands.done("inspect", directory.resolve("m.pubn")).out())
        .contains("size", "shade")
        .doesNotContain("shop");
  }

  @Test
  void aMissingColumnAndTooFewGroupsAreRefused() throws IOException {
    Path positive = table("p.csv", 60, 1, 1);
    Path unlabeled = table("u.csv", 300, 0.4, 10);
    assertThat(train(positive, unlabeled, "shop").err())
        .contains("P sample: needs at least 2 different groups")
        .contains("60 rows of one group");
    assertThat(train(positive, unlabeled, "store").err()).contains("column \"store\": must be one");
    Path features = Files.writeString(directory.resolve("p.svm"), "1 1:2\n1 1:3\n");
    assertThat(train(features, features, "shop").err())
        .contains("group column shop: " + features + " has no named columns");
  }
}
