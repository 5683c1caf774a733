package org.pubn.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.InputException;
import org.pubn.encoder.PictureEncoderFeatures;
import org.pubn.encoder.PictureScale;
import org.pubn.image.PixelFeatures;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is known of pictures, and what is to become of them. */
final class ImageArguments {

  @Option(
      names = "--image",
      paramLabel = "COLUMN",
      description =
          "The column that holds the names of picture files, relative to the table, to learn from"
              + " pictures. Folders of pictures need no such column.")
  Optional<String> column = Optional.empty();

  @Option(
      names = "--image-size",
      paramLabel = "N",
      description =
          "Resize pictures to N by N pixels (default: 32; for an encoder that accepts any size,"
              + " 224).")
  Optional<Integer> size = Optional.empty();

  @Option(
      names = "--image-scale",
      paramLabel = "SCALE",
      description =
          "How pixels are scaled for a picture encoder: imagenet (the default: by that data"
              + " set's mean and deviation) or unit (from 0 to 1).")
  Optional<String> scale = Optional.empty();

  @Mixin DamagedArgument damaged = new DamagedArgument();

  /** Whether options say that there are pictures. */
  boolean areGiven() {
    return column.isPresent() || size.isPresent() || scale.isPresent();
  }

  /** The features that an encoder gives pictures. */
  TextFeatures encoded(Path network, int threads) {
    PictureScale numbers = scale.map(PictureScale::byId).orElse(PictureScale.IMAGENET);
    int pixels = size.orElse(PictureEncoderFeatures.SIZE);
    return new PictureEncoderFeatures(network, pixels, numbers, threads);
  }

  /** The pixels of pictures. */
  TextFeatures pixels(int threads) {
    if (scale.isPresent()) {
      throw new InputException("--image-scale " + scale.get() + ": goes with --features onnx");
    }
    return new PixelFeatures(size.orElse(PixelFeatures.SIZE), threads);
  }
}
