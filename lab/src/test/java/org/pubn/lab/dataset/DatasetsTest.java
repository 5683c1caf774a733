package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;
import org.pubn.sample.Priors;
import org.pubn.sample.SampleSizes;
import org.pubn.sample.Task;

class DatasetsTest {

  @Test
  void taskIdsAreUniqueAndBeginWithTheirDataset() {
    assertThat(Datasets.tasks()).extracting(Task::id).doesNotHaveDuplicates();
    for (Dataset dataset : Datasets.all()) {
      assertThat(Datasets.dataset(dataset.id())).isSameAs(dataset);
      for (Task task : dataset.tasks()) {
        assertThat(task.dataset()).isEqualTo(dataset.id());
        assertThat(task.id()).startsWith(dataset.id() + "/");
        assertThat(Datasets.task(task.id())).isSameAs(task);
      }
    }
  }

  @Test
  void theTasksOnMnistAreThoseOfThePaper() {
    Task pu = Datasets.task("mnist/pu");
    Task odd = Datasets.task("mnist/135");
    Task skewed = Datasets.task("mnist/skewed");

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
    Dataset mnist = Datasets.dataset("mnist");

    assertThat(mnist.trialSizes().training()).isEqualTo(new SampleSizes(500, 500, 6000));
    assertThat(mnist.trialSizes().validation()).isEqualTo(new SampleSizes(100, 100, 1200));
    assertThat(mnist.trialSizes().cut()).isEqualTo(40_000);
  }

  @Test
  void aDatasetOfAnotherJarComesAfterTheBuiltInOnes() {
    assertThat(Datasets.all())
        .extracting(Dataset::id)
        .containsExactly("mnist", "newsgroups", "toy");
    assertThat(Datasets.task("toy/above").dataset()).isEqualTo("toy");
  }

  @Test
  void anUnknownIdIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Datasets.task("mnist/246"))
        .withMessageStartingWith(
            "task mnist/246: must be one of mnist/pu, mnist/135, mnist/skewed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Datasets.dataset("emnist"))
        .withMessageStartingWith("dataset emnist: must be one of mnist");
  }

  @Test
  void shapesHavePositiveSizes() {
    assertThat(ExampleShape.vector(9216)).isEqualTo(new ExampleShape(1, 1, 9216));
    assertThat(new ExampleShape(3, 32, 32).size()).isEqualTo(3072);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ExampleShape(1, 0, 28))
        .withMessage("shape 1 x 0 x 28: at least 1 each");
  }
}
