package org.pubn.image;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ResamplingTest {

  private static Picture gray(int width, int... values) {
    int[] pixels = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      pixels[i] = values[i] * 0x010101;
    }
    return new Picture(width, values.length / width, pixels);
  }

  private static int[] resized(Picture picture, int channels, int height, int width) {
    byte[] bytes = Resampling.of(picture, channels, height, width);
    int[] values = new int[bytes.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = bytes[i] & 0xff;
    }
    return values;
  }

  @Test
  void atItsOwnSizeAPictureStaysAsItIs() {
    assertThat(resized(gray(3, 0, 7, 255, 31, 128, 1), 1, 2, 3))
        .containsExactly(0, 7, 255, 31, 128, 1);
  }

  @Test
  void shrinkingWeighsByTheTriangle() {
    // Centers 0.5 and 2.5, reach 2: weights 3/4, 3/4, 1/4 and 1/4, 3/4, 3/4 over their sum 7/4.
    assertThat(resized(gray(4, 0, 0, 210, 210), 1, 1, 2)).containsExactly(30, 180);
  }

  @Test
  void growingIsBilinear() {
    // Centers -0.25, 0.25, 0.75, 1.25; beyond the edge nothing is added.
    assertThat(resized(gray(2, 0, 200), 1, 1, 4)).containsExactly(0, 50, 150, 200);
  }

  @Test
  void bothDirectionsAreScaled() {
    assertThat(resized(gray(2, 10, 10, 10, 10), 1, 3, 5)).containsOnly(10).hasSize(15);
    assertThat(resized(gray(1, 0, 0, 210, 210), 1, 2, 1)).containsExactly(30, 180);
  }

  @Test
  void channelsComeOneAfterTheOther() {
    Picture picture = new Picture(2, 1, new int[] {0x0a141e, 0x28323c});

    assertThat(resized(picture, 3, 1, 2)).containsExactly(10, 40, 20, 50, 30, 60);
    // (299 · 10 + 587 · 20 + 114 · 30) / 1000 = 18.15
    assertThat(resized(picture, 1, 1, 2)).containsExactly(18, 48);
  }
}
