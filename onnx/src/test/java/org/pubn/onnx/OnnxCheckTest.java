package org.pubn.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.nn.NetworkSpec;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

class OnnxCheckTest {

  @TempDir private Path directory;

  @Test
  void anExportedNetworkPasses() {
    Classifier classifier = Networks.classifier(Networks.random(NetworkSpec.mlp(6, 50), 1));

    assertThat(OnnxCheck.largestDifference(classifier, OnnxModel.ofFeatures(classifier)))
        .isLessThan(OnnxCheck.TOLERANCE);
  }

  @Test
  void anExportedTablePasses() throws IOException {
    Classifier classifier = table(1);

    assertThat(OnnxCheck.largestDifference(classifier, OnnxModel.ofRows(classifier)))
        .isLessThan(OnnxCheck.TOLERANCE);
  }

  @Test
  void theModelOfAnotherClassifierDoesNot() throws IOException {
    assertThat(OnnxCheck.largestDifference(table(1), OnnxModel.ofRows(table(2))))
        .isGreaterThan(0.01);
  }

  private Classifier table(long seed) throws IOException {
    Path csv = directory.resolve("table.csv");
    Files.writeString(csv, "age,job\n30,cook\n50,cook\n,admin.\n35,admin.\n");
    Table table = TableReader.read(List.of(csv), ColumnKinds.inferred());
    TableEncoding encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    NetworkSpec spec = NetworkSpec.mlp(encoding.features().size(), 10);
    return Networks.classifier(Networks.random(spec, seed)).withPreprocessing(encoding);
  }
}
