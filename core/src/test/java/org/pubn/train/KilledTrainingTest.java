package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.learn.Checkpoints;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.Setting;

/**
 * A training in a process of its own, killed without warning and started again until it is done,
 * against one that ran undisturbed: the model is the same bytes.
 */
final class KilledTrainingTest {

  private static final int KILLS = 2;

  @TempDir private Path directory;

  /** Trains on rows of its own; arguments: the model and, if it is written down, the folder. */
  public static final class Training {

    private Training() {}

    public static void main(String[] args) throws IOException {
      TrainOptions options =
          TrainOptions.DEFAULT
              .withPi(0.4)
              .withTau(0.7)
              .withRate(1e-3)
              .with(Setting.SIGMA_RATE, 1e-3)
              .withEpochs(12);
      TrainOptions written =
          args.length == 1
              ? options
              : options.withCheckpoints(new Checkpoints(Optional.of(Path.of(args[1])), 0));
      Pubn.save(Pubn.train(samples(), written).classifier(), Path.of(args[0]));
    }
  }

  private static PubnSamples samples() {
    RandomStream random = new Seed(5).random();
    return new PubnSamples(rows(random, 200, 1), rows(random, 800, 0.4), rows(random, 200, 0));
  }

  /** Some rows about (1, 1), the others about (−1, −1). */
  private static DenseFeatures rows(RandomStream random, int count, double positive) {
    float[] values = new float[2 * count];
    for (int row = 0; row < count; row++) {
      int center = random.nextDouble() < positive ? 1 : -1;
      values[2 * row] = (float) (center + 3 * random.nextDouble() - 1.5);
      values[2 * row + 1] = (float) (center + 3 * random.nextDouble() - 1.5);
    }
    return DenseFeatures.ofOwned(2, values);
  }

  private Path model(String name) {
    return directory.resolve(name + ".pubn");
  }

  private Path trainings(String name) {
    return directory.resolve(name + ".trainings");
  }

  private Process start(String name, String... more) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Training.class.getName(),
                model(name).toString()));
    command.addAll(List.of(more));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve(name + ".log").toFile())
        .start();
  }

  private long written(String name) throws IOException {
    if (!Files.exists(trainings(name))) {
      return 0;
    }
    try (Stream<Path> files = Files.list(trainings(name))) {
      return files.filter(file -> file.toString().endsWith(".training")).count();
    }
  }

  @Test
  @Timeout(600)
  void theSameBytesComeOfATrainingThatWasKilled() throws Exception {
    assertThat(start("whole").waitFor()).isZero();
    int killed = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = start("killed", trainings("killed").toString());
      while (process.isAlive() && written("killed") <= kill) {
        Thread.sleep(1);
      }
      killed += process.isAlive() ? 1 : 0;
      process.destroyForcibly().waitFor();
    }
    assertThat(killed).isPositive();
    assertThat(start("killed", trainings("killed").toString()).waitFor())
        .as(Files.readString(directory.resolve("killed.log")))
        .isZero();

    assertThat(Files.readAllBytes(model("killed"))).isEqualTo(Files.readAllBytes(model("whole")));
  }
}
