package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

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
