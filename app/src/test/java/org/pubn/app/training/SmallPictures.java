package org.pubn.app.training;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** Pictures that are easy to tell apart: discs, bars that stand, and bars that lie, with noise. */
public final class SmallPictures {

  /** What is on a picture. */
  public enum Motif {
    DISC,
    STANDING,
    LYING;

    private boolean covers(int x, int y, int shift) {
      return switch (this) {
        case DISC -> (x - 10 - shift) * (x - 10 - shift) + (y - 8) * (y - 8) < 25;
        case STANDING -> Math.abs(x - 8 - shift) < 3;
        case LYING -> Math.abs(y - 6 - shift) < 3;
      };
    }
  }

  private SmallPictures() {}

  /** Adds pictures of 20 × 16 pixels to a folder. */
  public static Path folder(Path folder, Motif motif, int count, String format) throws IOException {
    Files.createDirectories(folder);
    RandomStream random = new Seed(motif.ordinal()).child(folder.toString()).random();
    for (int i = 0; i < count; i++) {
      Path file =
          folder.resolve(
              String.format(
                  Locale.ROOT, "%s%03d.%s", motif.name().toLowerCase(Locale.ROOT), i, format));
      ImageIO.write(drawn(motif, random), format, file.toFile());
    }
    return folder;
  }

  private static BufferedImage drawn(Motif motif, RandomStream random) {
    BufferedImage image = new BufferedImage(20, 16, BufferedImage.TYPE_INT_RGB);
    int shift = random.nextInt(4);
    for (int y = 0; y < 16; y++) {
      for (int x = 0; x < 20; x++) {
        int noise = random.nextInt(60);
        int level = motif.covers(x, y, shift) ? 180 + noise : noise;
        image.setRGB(x, y, level << 16 | (level / 2) << 8 | noise);
      }
    }
    return image;
  }
}
