package org.pubn.bench.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/**
 * A saved model with random parameters for a table of sixteen numeric and four categorical columns,
 * and requests for it.
 *
 * @param file the model
 * @param requests HTTP requests, each for the prediction of one row
 */
record RandomModel(Path file, List<byte[]> requests) {

  private static final int NUMBERS = 16;
  private static final int CATEGORIES = 4;
  private static final int ROWS = 500;

  static RandomModel create(Path directory) throws IOException {
    RandomStream random = new Seed(0).random();
    List<String> header = new ArrayList<>();
    for (int i = 0; i < NUMBERS + CATEGORIES; i++) {
      header.add((i < NUMBERS ? "number" : "category") + i);
    }
    StringBuilder csv = new StringBuilder(String.join(",", header)).append('\n');
    List<byte[]> requests = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      List<String> row = row(random);
      csv.append(String.join(",", row)).append('\n');
      requests.add(request(header, row));
    }
    Path table = directory.resolve("table.csv");
    Files.writeString(table, csv.toString());
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(classifier(table, random), file);
    return new RandomModel(file, List.copyOf(requests));
  }

  private static List<String> row(RandomStream random) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < NUMBERS; i++) {
      cells.add(Float.toString(100 * random.nextFloat()));
    }
    for (int i = 0; i < CATEGORIES; i++) {
      cells.add("value" + random.nextInt(10));
    }
    return cells;
  }

  private static byte[] request(List<String> header, List<String> row) {
    StringBuilder body = new StringBuilder("{\"row\":{");
    for (int i = 0; i < row.size(); i++) {
      String quote = i < NUMBERS ? "" : "\"";
      body.append(i == 0 ? "\"" : ",\"").append(header.get(i)).append("\":");
      body.append(quote).append(row.get(i)).append(quote);
    }
    body.append("}}");
    String head =
        "POST /v1/predict HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: "
            + body.length()
            + "\r\n\r\n";
    return (head + body).getBytes(UTF_8);
  }

  private static Classifier classifier(Path csv, RandomStream random) throws IOException {
    Table table = TableReader.read(List.of(csv), ColumnKinds.inferred());
    TableEncoding encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    NetworkSpec spec = NetworkSpec.mlp(encoding.features().size(), 300, 300);
    float[] parameters = new float[spec.parameters()];
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = 0.2f * random.nextFloat() - 0.1f;
    }
    DenseFeatures row = DenseFeatures.of(1, 0);
    SamplesDigest none = SamplesDigest.of(new PubnSamples(row, row, row));
    Provenance provenance =
        new Provenance(
            "none",
            Map.of(),
            new Priors(0.5, 0.1),
            new Seed(0),
            spec.description(),
            "none",
            "none",
            none,
            none,
            0);
    return new Classifier(new Network(spec, parameters), provenance).withPreprocessing(encoding);
  }
}
