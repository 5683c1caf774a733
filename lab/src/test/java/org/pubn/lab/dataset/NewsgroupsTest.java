package org.pubn.lab.dataset;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;

class NewsgroupsTest {

  private static final Dataset NEWSGROUPS = DATASETS.dataset("newsgroups");

  private static Dataset with(String features, String sizes) {
    return NEWSGROUPS.with(new DatasetOptions(Optional.of(features), Optional.of(sizes)));
  }

  @Test
  void theTasksAreThoseOfThePaper() {
    Task skewed = DATASETS.task("newsgroups/skewed");

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
            "data set newsgroups, sizes huge: must be one of halved, supplement, pbn-400,"
                + " pbn-1000");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                DATASETS
                    .dataset("mnist")
                    .with(new DatasetOptions(Optional.of("tfidf"), Optional.empty())))
        .withMessage("data set mnist: has no features tfidf");
  }

  @Test
  void thePublishedPostsAreReadInOrder() {
    assumeTrue(NEWSGROUPS.isAtHand(), "20 Newsgroups is not in the data directory");
    ClassLabels classes = NEWSGROUPS.classes();
    Dataset terms = with("tfidf", "supplement");
    Task sci = DATASETS.task("newsgroups/sci");
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

  /** The number of the post and a constant, as float32 in C order. */
  private static byte[] readyMade(int posts) {
    String header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + posts + ", 2), }";
    byte[] padded = (header + " ".repeat(117 - header.length()) + "\n").getBytes(US_ASCII);
    ByteBuffer file = ByteBuffer.allocate(128 + 8 * posts).order(ByteOrder.LITTLE_ENDIAN);
    file.put(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0}).putShort((short) 118);
    file.put(padded);
    for (int post = 0; post < posts; post++) {
      file.putFloat(post).putFloat(7);
    }
    return file.array();
  }

  @Test
  void readyMadeFeaturesTakeTheEncodersPlace(@TempDir Path directory) throws IOException {
    assumeTrue(NEWSGROUPS.isAtHand(), "20 Newsgroups is not in the data directory");
    Path file = directory.resolve("elmo.npy");
    Files.write(file, readyMade(18_846));
    Dataset readyMade = with(file.toString(), "halved");

    DenseFeatures rows = (DenseFeatures) readyMade.rows(new int[] {0, 11_313});

    assertThat(readyMade.model().description()).isEqualTo("mlp 2-300-300-1");
    assertThat(rows.get(0, 0)).isEqualTo(-rows.get(1, 0)).isNegative();
    assertThat(rows.get(0, 1)).isZero();

    Path other = directory.resolve("other.npy");
    Files.write(other, readyMade(100));
    assertThatThrownBy(() -> with(other.toString(), "halved").model())
        .hasMessage(other + ": has 100 rows, must have 18846, one per post");
  }
}
