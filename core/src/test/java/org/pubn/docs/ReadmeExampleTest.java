package org.pubn.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.files.ModelRows;
import org.pubn.files.SmallTables;
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
    SmallTables tables = new SmallTables(directory);
    Classifier classifier =
        ReadmeExample.learn(
            tables.positive(),
            tables.unlabeled(),
            tables.negative(),
            TrainOptions.DEFAULT.withPi(0.4).withModel(ModelKind.LINEAR).withEpochs(12),
            directory.resolve("model.pubn"));

    try (ModelRows rows = ModelRows.open(tables.fresh(), Optional.empty(), classifier)) {
      assertThat(classifier.predictions(rows.next().orElseThrow().features()))
          .containsExactly(true, true, true, true, true, false, false, false, false, false);
    }
  }
}
