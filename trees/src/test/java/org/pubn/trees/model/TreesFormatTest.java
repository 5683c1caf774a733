package org.pubn.trees.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pubn.engine.Scorer;
import org.pubn.storage.DataFormatException;

/** The entry of a classifier's file that holds trees, beside one that was written long ago. */
class TreesFormatTest {

  private static final TreesFormat FORMAT = new TreesFormat();

  private static byte[] golden() throws IOException {
    try (InputStream in = TreesFormatTest.class.getResourceAsStream(GoldenTrees.RESOURCE)) {
      return in.readAllBytes();
    }
  }

  private static Scorer read(byte[] bytes) throws IOException {
    return FORMAT.read(new ByteArrayInputStream(bytes), bytes.length, "trees-0.bin");
  }

  @Test
  void theGoldenFileIsReadAndWrittenAsItWas() throws IOException {
    TreesScorer scorer = (TreesScorer) read(golden());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FORMAT.write(scorer, out);

    assertThat(out.toByteArray()).isEqualTo(golden());
    assertThat(scorer.scores(GoldenTrees.rows()))
        .containsExactly(GoldenTrees.scorer().scores(GoldenTrees.rows()));
  }

  @Test
  void everyPrefixIsRefused() throws IOException {
    byte[] whole = golden();
    for (int length = 0; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(part))
          .isInstanceOf(DataFormatException.class)
          .hasMessageStartingWith("trees-0.bin: ");
    }
  }

  @Test
  void aWrongHeadIsRefused() throws IOException {
    byte[] kind = golden();
    kind[0] = 2;
    assertThatThrownBy(() -> read(kind))
        .hasMessage("trees-0.bin: scores of kind 2: must be 0 or 1");
    byte[] line = golden();
    ByteBuffer.wrap(line).order(ByteOrder.LITTLE_ENDIAN).putDouble(4, Double.NaN);
    assertThatThrownBy(() -> read(line))
        .hasMessage("trees-0.bin: line NaN: must be a finite number");
  }
}
