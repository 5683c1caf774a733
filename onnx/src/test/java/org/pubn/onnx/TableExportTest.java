package org.pubn.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ai.onnxruntime.OrtException;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.nn.NetworkSpec;
import org.pubn.onnx.LoadedModel.Answer;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.storage.RowBatch;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** Tables with everything that is in them, against ONNX Runtime. */
class TableExportTest {

  private static final double TOLERANCE = 1e-5;
  private static final List<String> JOBS = List.of("admin.", "technician", "größer \"x\"", "");

  @TempDir private Path directory;

  /** Rows of year (large, few missing), balance (never missing), job (missing), city, score. */
  private static List<List<String>> rows(int count, long seed) {
    RandomStream random = new Seed(seed).random();
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String year = i % 10 == 3 ? "NA" : Integer.toString(1990 + random.nextInt(30));
      String balance = Float.toString((random.nextFloat() - 0.5f) * 1e5f);
      String job = JOBS.get(random.nextInt(JOBS.size()));
      String city = random.nextInt(2) == 0 ? "Oslo" : "Lima";
      rows.add(List.of(year, balance, job, city, Float.toString(random.nextFloat())));
    }
    return rows;
  }

  private static final List<String> HEADER = List.of("year", "balance", "job", "city", "score");

  private TableEncoding encoding(List<List<String>> rows) throws IOException {
    StringBuilder csv = new StringBuilder(String.join(",", HEADER)).append('\n');
    for (List<String> row : rows) {
      csv.append(String.join(",", row.stream().map(TableExportTest::quoted).toList())).append('\n');
    }
    Path file = directory.resolve("table.csv");
    Files.writeString(file, csv.toString());
    Table table = TableReader.read(List.of(file), ColumnKinds.inferred());
    return TableEncoding.learn(table, table.parts().get(0).rows());
  }

  private static String quoted(String cell) {
    return '"' + cell.replace("\"", "\"\"") + '"';
  }

  private Classifier classifier() throws IOException {
    TableEncoding encoding = encoding(rows(300, 1));
    NetworkSpec spec = NetworkSpec.mlp(encoding.features().size(), 20);
    return Networks.classifier(Networks.random(spec, 2)).withPreprocessing(encoding);
  }

  private static Features features(Classifier classifier, List<List<String>> rows) {
    RowBatch.Builder batch = new RowBatch.Builder(HEADER.size());
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).forEach(batch::add);
      batch.endRow(i + 1);
    }
    return classifier.preprocessing().orElseThrow().encoder(HEADER).encode(batch.build());
  }

  private static List<Answer> run(OnnxModel model, List<List<String>> rows) throws OrtException {
    try (LoadedModel loaded = new LoadedModel(model)) {
      for (int column = 0; column < HEADER.size(); column++) {
        String name = HEADER.get(column);
        int place = column;
        List<String> cells = rows.stream().map(row -> row.get(place)).toList();
        if (name.equals("job") || name.equals("city")) {
          loaded.set(name, cells.toArray(String[]::new));
        } else {
          float[] values = new float[cells.size()];
          for (int i = 0; i < values.length; i++) {
            values[i] = cells.get(i).matches("NA|") ? Float.NaN : Float.parseFloat(cells.get(i));
          }
          loaded.set(name, values, 1);
        }
      }
      return loaded.run();
    }
  }

  private static void assertSame(Classifier classifier, List<List<String>> rows)
      throws OrtException {
    List<Answer> answers = run(OnnxModel.ofRows(classifier), rows);
    float[] scores = classifier.scores(features(classifier, rows));
    assertThat(answers).hasSize(rows.size());
    for (int row = 0; row < scores.length; row++) {
      assertThat((double) answers.get(row).score())
          .as("row %s", rows.get(row))
          .isCloseTo(scores[row], within(TOLERANCE * Math.max(1, Math.abs(scores[row]))));
      assertThat((double) answers.get(row).probability())
          .isCloseTo(classifier.probability(scores[row]), within(TOLERANCE));
      assertThat(answers.get(row).prediction()).isEqualTo(scores[row] > 0);
    }
  }

  @Test
  void rowsLikeThoseOfTraining() throws IOException, OrtException {
    assertSame(classifier(), rows(200, 7));
    assertSame(classifier(), rows(1, 8));
  }

  @Test
  void rowsUnlikeAnySeen() throws IOException, OrtException {
    assertSame(
        classifier(),
        List.of(
            List.of("", "1e30", "NaN", "Rome", "NA"),
            List.of("-1e30", "0", "?", "", "1e-40"),
            List.of("2000.5", "NA", "ADMIN.", "oslo", "-0")));
  }

  @Test
  void inputsAreTheColumnsAndOutputsKeepClear() throws IOException {
    OnnxModel model = OnnxModel.ofRows(classifier());

    assertThat(model.inputs()).containsExactlyElementsOf(HEADER);
    assertThat(model.outputs()).containsExactly("pubn.score", "probability", "prediction");
  }

  @Test
  void theNetworkAloneTakesWhatTheEncodingMakes() throws IOException {
    Classifier classifier = classifier();

    assertThat(OnnxModel.ofFeatures(classifier).inputs()).containsExactly("features");
  }

  @Test
  void anotherPreprocessingIsRefusedInASentence() {
    Preprocessing other =
        new Preprocessing() {
          @Override
          public String kind() {
            return "words";
          }

          @Override
          public List<String> columns() {
            return List.of("text");
          }

          @Override
          public List<String> features() {
            return List.of("length");
          }

          @Override
          public RowEncoder encoder(List<String> header) {
            throw new UnsupportedOperationException();
          }

          @Override
          public void write(JsonGenerator json) {
            throw new UnsupportedOperationException();
          }
        };
    Classifier classifier =
        Networks.classifier(Networks.random(NetworkSpec.linear(1), 1)).withPreprocessing(other);

    assertThatThrownBy(() -> OnnxModel.ofRows(classifier))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "preprocessing \"words\": cannot be written in ONNX; leave the preparation of rows"
                + " out");
  }
}
