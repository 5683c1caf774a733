package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubn.data.SparseFeatures;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.sample.ClassLabels;
import org.pubn.sample.Priors;
import org.pubn.sample.SampleSizes;
import org.pubn.sample.Seed;
import org.pubn.sample.Task;
import org.pubn.sample.TestSet;

class NewsgroupsTest {

  private static final Dataset NEWSGROUPS = Datasets.dataset("newsgroups");

  private static Dataset with(String features, String sizes) {
    return NEWSGROUPS.with(new DatasetOptions(Optional.of(features), Optional.of(sizes)));
  }

  @Test
  void theTasksAreThoseOfThePaper() {
    Task skewed = Datasets.task("newsgroups/skewed");

    assertThat(NEWSGROUPS.tasks())
        .extracting(Task::priors)
        .containsExactly(
            new Priors(0.56, 0),
            new Priors(0.56, 0.21),
            new Priors(0.56, 0.17),
            new Priors(0.56, 0.1));
    assertThat(skewed.positiveClasses()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(skewed.negativeShares()).hasSize(9).containsEntry(15, 0.5).containsEntry(17, 0.116);
  }

  @Test
  void theSizesAreThoseOfThePaper() {
    assertThat(NEWSGROUPS.trialSizes().training()).isEqualTo(new SampleSizes(500, 500, 6000));
    assertThat(NEWSGROUPS.trialSizes().validation()).isEqualTo(new SampleSizes(100, 100, 1200));
    assertThat(NEWSGROUPS.trialSizes().cut()).isEqualTo(8000);
    assertThat(with("tfidf", "halved").trialSizes().training())
        .isEqualTo(new SampleSizes(250, 250, 3000));
    assertThat(with("tfidf", "supplement").trialSizes().validation())
        .isEqualTo(new SampleSizes(100, 80, 100));
    assertThat(with("tfidf", "pbn-1000").trialSizes().training().negative()).isEqualTo(1000);
  }

  @Test
  void otherSizesAreNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with("tfidf", "huge"))
        .withMessage(
            "dataset newsgroups, sizes huge: must be one of halved, supplement, pbn-400, pbn-1000");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Datasets.dataset("mnist")
                    .with(new DatasetOptions(Optional.of("tfidf"), Optional.empty())))
        .withMessage("dataset mnist: has no features tfidf");
  }

  @Test
  void thePublishedPostsAreReadInOrder() {
    assumeTrue(NEWSGROUPS.isAtHand(), "20 Newsgroups is not in the data directory");
    ClassLabels classes = NEWSGROUPS.classes();
    Dataset terms = with("tfidf", "supplement");
    Task sci = Datasets.task("newsgroups/sci");
    TestSet test = terms.test(sci);
    Trial trial = new Trials(terms, sci).draw(new Seed(0));

    assertThat(classes.size()).isEqualTo(11_314);
    // alt.atheism has 480 training posts, comp.graphics follows.
    assertThat(classes.get(479)).isZero();
    assertThat(classes.get(480)).isEqualTo(1);
    assertThat(test.size()).isEqualTo(7_532);
    assertThat(test.labels().positives() / 7532.0).isBetween(0.54, 0.58);
    assertThat(test.features()).isInstanceOf(SparseFeatures.class);
    assertThat(test.features().columns()).isEqualTo(10_000);
    assertThat(trial.data().training().negative().rows()).isEqualTo(320);
    assertThat(terms.model().description()).isEqualTo("linear 10000-1");
  }
}
