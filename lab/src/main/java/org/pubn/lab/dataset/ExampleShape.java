package org.pubn.lab.dataset;

/**
 * How the numbers of an example are arranged: channel after channel, row after row.
 *
 * @param channels channels of an image, 1 for a vector
 * @param height rows of an image, 1 for a vector
 * @param width columns of an image, the length of a vector
 */
public record ExampleShape(int channels, int height, int width) {

  public ExampleShape {
    if (channels < 1 || height < 1 || width < 1) {
      throw new IllegalArgumentException(
          "shape " + channels + " x " + height + " x " + width + ": at least 1 each");
    }
  }

  /** The shape of examples without any arrangement. */
  public static ExampleShape vector(int length) {
    return new ExampleShape(1, 1, length);
  }

  /** How many numbers an example has. */
  public int size() {
    return channels * height * width;
  }
}
