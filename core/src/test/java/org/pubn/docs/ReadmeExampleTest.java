package org.pubn.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

final class ReadmeExampleTest {

  private static final Path README = Path.of("..", "README.md");
  private static final Path SOURCE = Path.of("src/test/java/org/pubn/docs/ReadmeExample.java");
  private static final String REGION = "    // [readme]\n";

  @Test
  void theReadmeShowsTheCompiledExample() throws IOException {
    String source = Files.readString(SOURCE);
    int start = source.indexOf(REGION) + REGION.length();
    String region = source.substring(start, source.indexOf(REGION, start)).indent(-4);
    assertThat(Files.readString(README)).contains("```java\n" + region + "```\n");
  }

  @Test
  void theExampleLearns(@TempDir Path directory) throws IOException {
    RandomStream random = new Seed(7).random();
    PubnSamples samples = samples(80, random);
    DenseFeatures rows = DenseFeatures.of(2, 2, 0, -2, 2, -2, -2);

    boolean[] answers =
        ReadmeExample.learn(
            samples.positive(),
            samples.unlabeled(),
            samples.negative(),
            TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withEpochs(30),
            rows,
            directory.resolve("model.pubn"));

    assertThat(answers).containsExactly(true, false, false);
  }

  /** Positives on the right; on the left negatives, of which only those above were collected. */
  private static PubnSamples samples(int count, RandomStream random) {
    int unlabeled = 10 * count;
    float[] rows = new float[2 * unlabeled];
    for (int i = 0; i < unlabeled; i++) {
      double kind = random.nextDouble();
      put(rows, i, kind < 0.4 ? 2 : -2, kind < 0.4 ? 0 : kind < 0.6 ? 2 : -2, random);
    }
    float[] positive = new float[2 * count];
    float[] negative = new float[2 * count];
    for (int i = 0; i < count; i++) {
      put(positive, i, 2, 0, random);
      put(negative, i, -2, 2, random);
    }
    return new PubnSamples(
        DenseFeatures.of(2, positive), DenseFeatures.of(2, rows), DenseFeatures.of(2, negative));
  }

  private static void put(float[] rows, int row, double x, double y, RandomStream random) {
    rows[2 * row] = (float) (x + random.nextDouble() - 0.5);
    rows[2 * row + 1] = (float) (y + random.nextDouble() - 0.5);
  }
}
