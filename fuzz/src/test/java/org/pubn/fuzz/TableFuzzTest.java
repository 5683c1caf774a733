package org.pubn.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.data.DenseFeatures;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.table.ColumnKinds;
import org.pubn.table.ColumnSummary;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** Kinds are inferred from any table, and what is learned encodes its rows the same both ways. */
class TableFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void encode(byte[] bytes) throws IOException {
    if (bytes != null) {
      FuzzFile.read(bytes, ".csv", TableFuzzTest::encode);
    }
  }

  private static void encode(Path file) throws IOException {
    Table table;
    TableEncoding encoding;
    try {
      table = TableReader.read(List.of(file), ColumnKinds.inferred());
      ColumnSummary.of(table);
      encoding = TableEncoding.learn(table, table.parts().get(0).rows());
    } catch (IllegalArgumentException refused) {
      return;
    }
    DenseFeatures expected = encoding.features(table, table.parts().get(0).rows());
    int row = 0;
    try (RowReader reader = TableFiles.open(file)) {
      RowEncoder encoder = encoding.encoder(reader.columns());
      for (Optional<RowBatch> next = reader.next(); next.isPresent(); next = reader.next()) {
        DenseFeatures features = (DenseFeatures) encoder.encode(next.get());
        for (int i = 0; i < features.rows(); i++, row++) {
          assertThat(rowOf(features, i)).isEqualTo(rowOf(expected, row));
        }
      }
    }
    assertThat(row).isEqualTo(table.rows());
  }

  private static float[] rowOf(DenseFeatures features, int row) {
    float[] values = new float[features.columns()];
    features.copyRow(row, values, 0);
    return values;
  }
}
