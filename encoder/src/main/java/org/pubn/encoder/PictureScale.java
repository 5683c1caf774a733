package org.pubn.encoder;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pubn.data.InputException;

/** How the values of a picture, 0 … 255, become the numbers that an encoder was trained on. */
public enum PictureScale {
  /** From 0 to 1. */
  UNIT,
  /** Less mean and over deviation of the channels of ImageNet, as most encoders want it. */
  IMAGENET;

  private static final double[] MEANS = {0.485, 0.456, 0.406};
  private static final double[] DEVIATIONS = {0.229, 0.224, 0.225};

  /** The name on the command line and in files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The scale with an id.
   *
   * @throws InputException if there is none
   */
  public static PictureScale byId(String id) {
    return Arrays.stream(values())
        .filter(scale -> scale.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "image scale "
                        + id
                        + ": must be one of "
                        + Arrays.stream(values())
                            .map(PictureScale::id)
                            .collect(Collectors.joining(", "))));
  }

  float of(int channel, int value) {
    double unit = value / 255.0;
    return (float) (this == UNIT ? unit : (unit - MEANS[channel]) / DEVIATIONS[channel]);
  }
}
