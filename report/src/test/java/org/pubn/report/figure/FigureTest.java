package org.pubn.report.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class FigureTest {

  @Test
  void aValueOnAnEdgeBelongsToTheBinOnItsRightAndTheLastEdgeToTheLastBin() {
    List<Double> edges = Histogram.equalBins(0, 1, 4);

    assertThat(edges).containsExactly(0.0, 0.25, 0.5, 0.75, 1.0);
    assertThat(
            Histogram.Group.count("g", edges, 0, 0.2, 0.25, 0.5, 0.99, 1, -0.1, 1.1, Double.NaN)
                .counts())
        .containsExactly(2L, 1L, 1L, 2L);
  }

  @Test
  void binsMustRiseAndBeEquallyWide() {
    assertThatThrownBy(() -> histogram(List.of(0.0, 0.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("edges 0.0, 0.0: must rise");
    assertThatThrownBy(() -> histogram(List.of(0.0, 1.0, 3.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("edges 1.0, 3.0: bins must be equally wide");
    assertThatThrownBy(() -> histogram(List.of(0.0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 edges: a histogram needs at least 2");
  }

  @Test
  void groupsMustCountEveryBin() {
    assertThatThrownBy(
            () ->
                new Histogram(
                    "",
                    Axis.number("x"),
                    "n",
                    List.of(0.0, 1.0),
                    List.of(new Histogram.Group("g", List.of(1L, 2L))),
                    List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("group g has 2 counts for 1 bins");
  }

  @Test
  void pointsMustBeFinite() {
    assertThatThrownBy(() -> new LineChart.Point(1, Double.NaN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("point (1.0, NaN ± 0.0): must be finite, the band at least 0");
    assertThatThrownBy(() -> new Scatter.Point(Double.POSITIVE_INFINITY, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Marker.vertical(Double.NaN, "η"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPictureKeepsItsPixels() {
    float[] pixels = {0, 1};
    PixelImage image = PixelImage.of(2, 1, pixels);
    pixels[0] = 1;

    assertThat(image.level(0, 0, 0)).isZero();
    assertThatThrownBy(() -> PixelImage.of(2, 2, pixels))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 pixels: not a picture of 2 x 2");
  }

  private static Histogram histogram(List<Double> edges) {
    return new Histogram("", Axis.number("x"), "n", edges, List.of(), List.of());
  }
}
