package org.pubn.lab.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;
import org.pubn.files.TrainingFiles;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

/** The examples of docs/guide/java.md that read files. */
class TrainOnFilesTest {

  private static final TrainOptions QUICK =
      TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withEpochs(5).withThreads(2);

  @TempDir private Path directory;

  @Test
  void fromFilesToNumbers() throws IOException {
    SmallTables tables = new SmallTables(directory);
    Path model = directory.resolve("model.pubn");
    Path labeled =
        Files.writeString(
            directory.resolve("test.csv"),
            "income,colour,noise,bought\n3.5,red,0.5,1\n-2.5,blue,0.5,0\n");

    assertThat(
            TrainOnFiles.train(
                    tables.positive(),
                    tables.unlabeled(),
                    tables.negative(),
                    QUICK.withPi(0.4),
                    model)
                .classifier()
                .provenance()
                .priors()
                .pi())
        .isEqualTo(0.4);
    assertThat(
            TrainOnFiles.judge(model, labeled, tables.positive(), tables.unlabeled()).unlabeled())
        .isEqualTo(300);
  }

  @Test
  void lookedAtBefore() throws IOException {
    SmallTables tables = new SmallTables(directory);

    assertThat(
            TrainOnFiles.look(
                    TrainingFiles.of(tables.positive(), tables.unlabeled()), QUICK.withPi(0.4))
                .priors()
                .pi()
                .value())
        .isEqualTo(0.4);
  }
}
