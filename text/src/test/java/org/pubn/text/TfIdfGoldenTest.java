package org.pubn.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.data.SparseFeatures;

/** tf-idf of a fixed corpus equals that of scikit-learn, which tfidf_golden.py wrote down. */
class TfIdfGoldenTest {

  private static final double MAX_DOCUMENT_SHARE = 0.9;

  private static final Comparator<String> CODE_POINTS =
      (a, b) -> Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());

  private record Value(int row, String term, double value) {}

  @ParameterizedTest
  @ValueSource(ints = {26, 1000})
  void equalsScikitLearn(int maxTerms) throws IOException {
    List<String> corpus = lines("corpus.txt");
    VocabularyCounter counter =
        new VocabularyCounter(new VocabularyRule(MAX_DOCUMENT_SHARE, maxTerms));
    corpus.forEach(counter::add);
    TfIdf tfIdf = counter.tfIdf("text");

    List<Value> actual = values(tfIdf, tfIdf.transform(corpus));

    List<Value> golden = golden(maxTerms);
    assertThat(tfIdf.features())
        .containsExactlyElementsOf(
            golden.stream().map(Value::term).distinct().sorted(CODE_POINTS).toList());
    assertThat(actual).hasSameSizeAs(golden);
    for (int i = 0; i < golden.size(); i++) {
      assertThat(actual.get(i).row()).isEqualTo(golden.get(i).row());
      assertThat(actual.get(i).term()).isEqualTo(golden.get(i).term());
      assertThat(actual.get(i).value()).isCloseTo(golden.get(i).value(), within(1e-6));
    }
  }

  private static List<Value> values(TfIdf tfIdf, SparseFeatures rows) {
    List<Value> values = new ArrayList<>();
    for (int row = 0; row < rows.rows(); row++) {
      int[] columns = new int[rows.cells(row)];
      float[] cells = new float[columns.length];
      rows.copyRow(row, columns, cells, 0);
      for (int i = 0; i < columns.length; i++) {
        values.add(new Value(row, tfIdf.features().get(columns[i]), cells[i]));
      }
    }
    return values;
  }

  private static List<Value> golden(int maxTerms) throws IOException {
    return lines("tfidf-golden.tsv").stream()
        .map(line -> line.split("\t", -1))
        .filter(cells -> Integer.parseInt(cells[0]) == maxTerms)
        .map(cells -> new Value(Integer.parseInt(cells[1]), cells[2], Double.parseDouble(cells[3])))
        .toList();
  }

  private static List<String> lines(String name) throws IOException {
    try (InputStream in = TfIdfGoldenTest.class.getResourceAsStream(name)) {
      return new BufferedReader(
              new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))
          .lines()
          .toList();
    }
  }
}
