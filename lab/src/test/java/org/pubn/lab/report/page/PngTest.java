package org.pubn.lab.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.pubn.lab.report.figure.GreyImage;

class PngTest {

  @Test
  void pixelsSurvive() throws IOException {
    String uri = Png.dataUri(GreyImage.of(3, 2, 0, 0.5f, 1, -2, 7, 0.1f));

    assertThat(uri).startsWith("data:image/png;base64,");
    byte[] bytes = Base64.getDecoder().decode(uri.substring(uri.indexOf(',') + 1));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    assertThat(image.getWidth()).isEqualTo(3);
    assertThat(image.getHeight()).isEqualTo(2);
    assertThat(image.getRaster().getSamples(0, 0, 3, 2, 0, (int[]) null))
        .containsExactly(0, 128, 255, 0, 255, 26);
  }
}
