package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.directory.DataDirectory;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.sample.Priors;

class DatasetsTest {

  @Test
  void taskIdsAreUniqueAndBeginWithTheirDataset() {
    assertThat(DATASETS.tasks()).extracting(Task::id).doesNotHaveDuplicates();
    for (Dataset dataset : DATASETS.all()) {
      assertThat(DATASETS.dataset(dataset.id())).isSameAs(dataset);
      for (Task task : dataset.tasks()) {
        assertThat(task.dataset()).isEqualTo(dataset.id());
        assertThat(task.id()).startsWith(dataset.id() + "/");
        assertThat(DATASETS.task(task.id())).isSameAs(task);
      }
    }
  }

  @Test
  void theTasksOnMnistAreThoseOfThePaper() {
    Task pu = DATASETS.task("mnist/pu");
    Task odd = DATASETS.task("mnist/135");
    Task skewed = DATASETS.task("mnist/skewed");

    assertThat(pu.positiveClasses()).containsExactly(0, 2, 4, 6, 8);
    assertThat(pu.hasNegatives()).isFalse();
    assertThat(pu.priors()).isEqualTo(new Priors(0.49, 0));
    assertThat(odd.positiveClasses()).isEqualTo(pu.positiveClasses());
    assertThat(odd.negativeShares())
        .containsOnly(entry(1, 1 / 3.0), entry(3, 1 / 3.0), entry(5, 1 / 3.0));
    assertThat(odd.priors()).isEqualTo(new Priors(0.49, 0.3));
    assertThat(skewed.positiveClasses()).isEqualTo(pu.positiveClasses());
    assertThat(skewed.negativeShares())
        .containsOnly(
            entry(1, 0.03), entry(3, 0.15), entry(5, 0.30), entry(7, 0.02), entry(9, 0.50));
    assertThat(skewed.priors()).isEqualTo(new Priors(0.49, 0.2));
  }

  @Test
  void theSizesOnMnistAreThoseOfThePaper() {
    Dataset mnist = DATASETS.dataset("mnist");

    assertThat(mnist.trialSizes().training()).isEqualTo(new SampleSizes(500, 500, 6000));
    assertThat(mnist.trialSizes().validation()).isEqualTo(new SampleSizes(100, 100, 1200));
    assertThat(mnist.trialSizes().cut()).isEqualTo(40_000);
  }

  @Test
  void aDatasetOfAnotherJarComesAfterTheBuiltInOnes() {
    assertThat(DATASETS.all())
        .extracting(Dataset::id)
        .containsExactly("mnist", "cifar10", "newsgroups", "toy");
    assertThat(DATASETS.task("toy/above").dataset()).isEqualTo("toy");
  }

  @Test
  void eachDirectoryHasItsOwnPosts(@TempDir Path directory) throws IOException {
    Path first = directory.resolve("first");
    for (String split : List.of("train", "test")) {
      Files.createDirectories(first.resolve("20news-bydate-" + split));
    }
    Datasets with = Datasets.in(new DataDirectory(first));
    Datasets without = Datasets.in(new DataDirectory(directory.resolve("second")));

    assertThat(with.dataset("newsgroups").isAtHand()).isTrue();
    assertThat(without.dataset("newsgroups").isAtHand()).isFalse();
    assertThat(with.dataset("mnist")).isSameAs(without.dataset("mnist"));
  }

  @Test
  void anUnknownIdIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DATASETS.task("mnist/246"))
        .withMessageStartingWith(
            "task mnist/246: must be one of mnist/pu, mnist/135, mnist/skewed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DATASETS.dataset("emnist"))
        .withMessageStartingWith("data set emnist: must be one of mnist");
  }
}
