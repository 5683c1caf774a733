package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;

/** The packaged encoder on real text. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DocumentEncoderTest {

  private static final int WIDTH = 384;

  private DocumentEncoder encoder;
  private TokenIds tokens;

  @BeforeAll
  void load() {
    EncoderSource source = EncoderSource.of(EncoderSource.DEFAULT);
    encoder = new DocumentEncoder(source);
    tokens = new TokenIds(source);
  }

  @AfterAll
  void close() {
    encoder.close();
    tokens.close();
  }

  @Test
  void specialTokensAreThoseOfBert() {
    assertThat(tokens.prefix()).containsExactly(101);
    assertThat(tokens.suffix()).containsExactly(102);
    assertThat(tokens.of("hello world")).containsExactly(7592, 2088);
    assertThat(tokens.of("")).isEmpty();
  }

  /** The packaged tokenizer.json asks for 128 tokens, cut or padded. */
  @Test
  void allTokensOfALongTextCount() {
    assertThat(tokens.of("hello ".repeat(1000))).hasSize(1000).containsOnly(7592);
    assertThat(tokens.of("hello ".repeat(100_000))).hasSize(100_000).containsOnly(7592);
  }

  @Test
  void minimumMeanAndMaximumAreInOrder() {
    float[] features = encoder.encode("The ferry leaves the harbour at noon.");

    assertThat(features).hasSize(encoder.columns()).hasSize(3 * WIDTH);
    for (int i = 0; i < WIDTH; i++) {
      assertThat(features[i]).isBetween(features[WIDTH + i], features[2 * WIDTH + i]);
      assertThat(features[WIDTH + i]).isLessThan(features[2 * WIDTH + i]);
    }
  }

  @Test
  void aDocumentWithoutTokensIsZero() {
    assertThat(encoder.encode("")).containsOnly(0);
    assertThat(encoder.encode(" \n\t")).containsOnly(0);
  }

  /** 508 equal words are two windows of 254 each, and so are two such documents pooled. */
  @Test
  void aDocumentOfTwoWindowsIsPooledOverBoth() {
    float[] one = encoder.encode("hello ".repeat(254));
    float[] two = encoder.encode("hello ".repeat(508));
    float[] uneven = encoder.encode("hello ".repeat(254) + "world");

    assertThat(two).containsExactly(one);
    assertThat(uneven).isNotEqualTo(one);
  }

  @Test
  void meaningIsInTheMean() {
    float[] ferry = encoder.encode("The ferry leaves the harbour at noon.");
    float[] boat = encoder.encode("At midday the boat departs from the port.");
    float[] algebra = encoder.encode("Every finite group of prime order is cyclic.");

    assertThat(cosine(ferry, boat)).isGreaterThan(cosine(ferry, algebra) + 0.2);
  }

  private static double cosine(float[] a, float[] b) {
    double product = 0;
    double squaresA = 0;
    double squaresB = 0;
    for (int i = 0; i < WIDTH; i++) {
      product += a[i] * b[i];
      squaresA += a[i] * a[i];
      squaresB += b[i] * b[i];
    }
    return product / Math.sqrt(squaresA * squaresB);
  }

  /** A network whose last_hidden_state is its input_ids. */
  private static final String IDENTITY =
      "08083a7b0a280a09696e7075745f69647312116c6173745f68696464656e5f737461746522084964656e74697479"
          + "1201675a210a09696e7075745f69647312140a120807120e0a050a031201620a050a0312016e62290a116c"
          + "6173745f68696464656e5f737461746512140a120807120e0a050a031201620a050a0312016e42040a0010"
          + "0d";

  @Test
  void aNetworkWithoutAVectorPerTokenIsRefused(@TempDir Path directory) throws IOException {
    Files.write(directory.resolve("model.onnx"), HexFormat.of().parseHex(IDENTITY));
    Files.write(
        directory.resolve("tokenizer.json"), EncoderSource.of(EncoderSource.DEFAULT).tokenizer());
    EncoderSource source = EncoderSource.of(directory.toString());

    assertThatExceptionOfType(DataFormatException.class)
        .isThrownBy(() -> new DocumentEncoder(source))
        .withMessageEndingWith(
            "its output last_hidden_state is a INT64 tensor of shape [1, 2], must be a vector of"
                + " numbers per token, shape [1, 2, width]");
  }

  @Test
  void binaryGarbageIsJustAnotherDocument() {
    StringBuilder garbage = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      garbage.append((char) ((i * 40_503) & 0xffff));
    }
    for (String text : List.of(garbage.toString(), "\u0000\u0001", "\ud800 half")) {
      for (float value : encoder.encode(text)) {
        assertThat(value).isFinite();
      }
    }
  }
}
