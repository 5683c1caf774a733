package org.pubn.classify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.origin.Sha256;

final class SampleDigestTest {

  private static final DenseFeatures DENSE = DenseFeatures.of(2, 1, 2, 0, 4);

  /** The bytes, worked out by hand: 'D', 2 columns, then 1, 2, 0, 4 as little-endian floats. */
  @Test
  void isTheSha256OfTheStatedBytes() {
    byte[] bytes = {
      'D',
      0,
      0,
      0,
      2,
      0,
      0,
      0,
      0,
      0,
      (byte) 0x80,
      0x3f,
      0,
      0,
      0,
      0x40,
      0,
      0,
      0,
      0,
      0,
      0,
      (byte) 0x80,
      0x40
    };
    assertThat(SampleDigest.of(DENSE)).isEqualTo(new SampleDigest(2, Sha256.hex(bytes)));
  }

  /** 'S', 2 columns; two cells: 0, 1, then 1, 2; one cell: 1, then 4. */
  @Test
  void ofSparseRowsCoversTheColumns() {
    SparseFeatures sparse =
        SparseFeatures.of(2, new int[] {0, 2, 3}, new int[] {0, 1, 1}, new float[] {1, 2, 4});
    byte[] bytes = {
      'S',
      0,
      0,
      0,
      2,
      0,
      0,
      0, //
      2,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      (byte) 0x80,
      0x3f,
      0,
      0,
      0,
      0x40, //
      1,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      (byte) 0x80,
      0x40
    };
    assertThat(SampleDigest.of(sparse)).isEqualTo(new SampleDigest(2, Sha256.hex(bytes)));
  }

  @Test
  void changesWithValuesOrderAndWidth() {
    assertThat(SampleDigest.of(DENSE.select(new int[] {0, 1}))).isEqualTo(SampleDigest.of(DENSE));
    assertThat(SampleDigest.of(DENSE.select(new int[] {1, 0})))
        .isNotEqualTo(SampleDigest.of(DENSE));
    assertThat(SampleDigest.of(DenseFeatures.of(4, 1, 2, 0, 4)).sha256())
        .isNotEqualTo(SampleDigest.of(DENSE).sha256());
    assertThat(SampleDigest.of(DenseFeatures.of(2, 1, 2, -0f, 4)))
        .isNotEqualTo(SampleDigest.of(DENSE));
  }

  @Test
  void refusesWhatIsNoDigest() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SampleDigest(1, "ABC"))
        .withMessage("digest \"ABC\": must be 64 lower-case hexadecimal digits");
  }
}
