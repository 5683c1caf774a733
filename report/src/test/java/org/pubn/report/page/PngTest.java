package org.pubn.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.pubn.report.figure.PixelImage;

class PngTest {

  @Test
  void pixelsSurvive() throws IOException {
    String uri = Png.dataUri(PixelImage.of(3, 2, 0, 0.5f, 1, -2, 7, 0.1f));

    assertThat(uri).startsWith("data:image/png;base64,");
    byte[] bytes = Base64.getDecoder().decode(uri.substring(uri.indexOf(',') + 1));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    assertThat(image.getWidth()).isEqualTo(3);
    assertThat(image.getHeight()).isEqualTo(2);
    assertThat(image.getRaster().getSamples(0, 0, 3, 2, 0, (int[]) null))
        .containsExactly(0, 128, 255, 0, 255, 26);
  }

  @Test
  void colorsSurvive() throws IOException {
    String uri = Png.dataUri(PixelImage.colored(2, 1, 1, 0, 0, 1, 0.2f, 0.4f));

    byte[] bytes = Base64.getDecoder().decode(uri.substring(uri.indexOf(',') + 1));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    assertThat(image.getRGB(0, 0)).isEqualTo(0xffff0033);
    assertThat(image.getRGB(1, 0)).isEqualTo(0xff00ff66);
  }
}
