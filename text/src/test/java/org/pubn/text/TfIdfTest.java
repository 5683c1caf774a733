package org.pubn.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.storage.RowBatch;

class TfIdfTest {

  @Test
  void runsOfLettersTooLongForAWordAreLeftOut() {
    VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
    counter.add("a".repeat(VocabularyCounter.LONGEST_TERM + 1) + " moon");
    counter.add("b".repeat(VocabularyCounter.LONGEST_TERM));

    assertThat(counter.tfIdf("text").features())
        .containsExactly("b".repeat(VocabularyCounter.LONGEST_TERM), "moon");
  }

  private static final List<String> DOCUMENTS =
      List.of("red apple", "green apple", "red brick", "the and of", "");

  private static TfIdf learned(VocabularyRule rule, List<String> documents) {
    VocabularyCounter counter = new VocabularyCounter(rule);
    documents.forEach(counter::add);
    return counter.tfIdf("text");
  }

  private static TfIdf learned() {
    return learned(VocabularyRule.PAPER, DOCUMENTS);
  }

  @Test
  void documentsWithoutAKnownTermAreRowsOfZeros() {
    SparseFeatures rows = learned().transform(List.of("", "the", "purple", "red"));

    assertThat(rows.cells(0)).isZero();
    assertThat(rows.cells(1)).isZero();
    assertThat(rows.cells(2)).isZero();
    assertThat(rows.toDense().get(3, 3)).isEqualTo(1);
  }

  @Test
  void aVocabularyOfOneWordWorks() {
    TfIdf tfIdf = learned(VocabularyRule.PAPER, List.of("word word", ""));

    assertThat(tfIdf.features()).containsExactly("word");
    assertThat(tfIdf.transform(List.of("word word word", "other")).toDense().get(0, 0))
        .isEqualTo(1);
  }

  @Test
  void ofEquallyFrequentTermsTheFirstInTheAlphabetAreKept() {
    VocabularyRule two = new VocabularyRule(1, 2);
    assertThat(learned(two, List.of("zebra zebra yak apple", "xylophone")).features())
        .containsExactly("apple", "zebra");
  }

  @Test
  void nothingLeftIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> learned(VocabularyRule.PAPER, List.of("apple", "apple the apple")))
        .withMessageContaining("95.0 %");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> learned(VocabularyRule.PAPER, List.of()))
        .withMessageStartingWith("vocabulary: nothing is left of the 0 terms in 0 documents");
  }

  @Test
  void binaryGarbageIsJustAnotherDocument() {
    byte[] bytes = new byte[100_000];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) ((i * 2_654_435_761L) >>> 13);
    }
    String garbage = new String(bytes, StandardCharsets.ISO_8859_1);
    TfIdf tfIdf = learned(VocabularyRule.PAPER, List.of(garbage, "red apple", "green apple"));

    Features rows = tfIdf.transform(List.of(garbage, "\ud800\udbff lone halves \udc00"));

    assertThat(rows.rows()).isEqualTo(2);
    assertThat(tfIdf.features()).contains("apple");
  }

  @Test
  void aDocumentOf52MegabytesIsReadInPieces() throws IOException {
    VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
    counter.add(repeated("red apple and green brick\n", 52_000_000));
    counter.add("blue");
    TfIdf tfIdf = counter.tfIdf("text");
    TfIdfRows rows = tfIdf.rows();
    rows.add(repeated("red apple and green brick\n", 52_000_000));

    assertThat(tfIdf.features()).containsExactly("apple", "blue", "brick", "green", "red");
    assertThat(rows.build().toDense().get(0, 0)).isBetween(0.499f, 0.501f);
  }

  private static Reader repeated(String text, int length) {
    return new Reader() {
      private int next;

      @Override
      public int read(char[] target, int offset, int count) {
        int end = Math.min(next + count, length);
        if (end == next) {
          return -1;
        }
        int from = next;
        while (next < end) {
          target[offset++] = text.charAt(next++ % text.length());
        }
        return end - from;
      }

      @Override
      public void close() {}
    };
  }

  @Test
  void readsItsColumnOfATable() {
    RowBatch.Builder table = new RowBatch.Builder(2);
    table.add("17");
    table.add("green apple");
    table.endRow(2);
    TfIdf tfIdf = learned();

    Features rows = tfIdf.encoder(List.of("id", "text")).encode(table.build());

    assertThat(((SparseFeatures) rows).cells(0)).isEqualTo(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tfIdf.encoder(List.of("id", "body")))
        .withMessage("column text: is missing; there are id, body");
  }

  @Test
  void travelsInTheFileOfAClassifier(@TempDir Path directory) throws IOException {
    TfIdf tfIdf = learned();
    float[] parameters = {1, -2, 3, -4, 0.5f};
    Classifier classifier =
        new Classifier(new Network(NetworkSpec.linear(4), parameters), provenance(tfIdf))
            .withPreprocessing(tfIdf);
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(classifier, file);

    Classifier loaded = ClassifierFile.load(file);

    TfIdf again = (TfIdf) loaded.preprocessing().orElseThrow();
    assertThat(again.features()).containsExactly("apple", "brick", "green", "red");
    assertThat(again.columns()).containsExactly("text");
    assertThat(loaded.scores(again.transform(DOCUMENTS)))
        .containsExactly(classifier.scores(tfIdf.transform(DOCUMENTS)));
  }

  private static Provenance provenance(TfIdf tfIdf) {
    Features rows = tfIdf.transform(DOCUMENTS);
    SamplesDigest digest = SamplesDigest.of(new PubnSamples(rows, rows, rows));
    return new Provenance(
        "pn",
        Map.of(),
        new Priors(0.5, 0.2),
        new Seed(1),
        "linear",
        "scalar",
        "0",
        digest,
        digest,
        0);
  }

  @Test
  void aVocabularyThatContradictsItselfIsRefused() {
    assertThatThrownBy(() -> new Vocabulary(2, List.of("a", "a"), new int[] {1, 1}))
        .hasMessage("term \"a\": comes twice");
    assertThatThrownBy(() -> new Vocabulary(2, List.of("a"), new int[] {3}))
        .hasMessage("term \"a\": in 3 of 2 documents, must be in 1 … 2");
    assertThatThrownBy(() -> new Vocabulary(2, List.of("a"), new int[] {1, 1}))
        .hasMessage("vocabulary: 2 frequencies of 1 terms");
    assertThatThrownBy(() -> new Vocabulary(2, List.of(), new int[] {}))
        .hasMessage("vocabulary: has no terms");
  }
}
