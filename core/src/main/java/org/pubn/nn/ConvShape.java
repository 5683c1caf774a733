package org.pubn.nn;

/**
 * The sizes of a convolution.
 *
 * @param inChannels channels of the input image
 * @param height rows of the input image
 * @param width columns of the input image
 * @param outChannels channels of the output image
 * @param kernel rows and columns of the filter
 * @param padding rows and columns of zeros around the input image
 * @param step pixels that the filter moves from one output pixel to the next
 * @param biased whether every output channel adds a number of its own
 */
public record ConvShape(
    int inChannels,
    int height,
    int width,
    int outChannels,
    int kernel,
    int padding,
    int step,
    boolean biased) {

  public ConvShape {
    if (inChannels < 1 || outChannels < 1) {
      throw new IllegalArgumentException(
          "convolution " + inChannels + " -> " + outChannels + " channels: at least 1 each");
    }
    if (padding < 0 || padding >= kernel) {
      throw new IllegalArgumentException(
          "padding of " + padding + ": must lie in 0 … the filter of " + kernel + " less 1");
    }
    if (height < 1 || width < 1 || kernel > Math.min(height, width) + 2L * padding) {
      throw new IllegalArgumentException(
          "filter of "
              + kernel
              + ": must lie in 1 … the image of "
              + height
              + " x "
              + width
              + (padding > 0 ? " with its padding" : ""));
    }
    if (step < 1 || step > kernel + 1) {
      throw new IllegalArgumentException(
          "step of " + step + ": must lie in 1 … the filter of " + kernel + " plus 1");
    }
    Sizes.product("input of a convolution", inChannels, height, width);
    Sizes.product(
        "output of a convolution",
        outChannels,
        outSize(height, kernel, padding, step),
        outSize(width, kernel, padding, step));
    int filters = Sizes.product("filters", outChannels, inChannels, kernel, kernel);
    Sizes.sum("parameters of a convolution", filters, outChannels);
  }

  /** A convolution with bias, without padding, pixel by pixel. */
  public ConvShape(int inChannels, int height, int width, int outChannels, int kernel) {
    this(inChannels, height, width, outChannels, kernel, 0, 1, true);
  }

  private static int outSize(int size, int kernel, int padding, int step) {
    return (size + 2 * padding - kernel) / step + 1;
  }

  public int outHeight() {
    return outSize(height, kernel, padding, step);
  }

  public int outWidth() {
    return outSize(width, kernel, padding, step);
  }

  /** Number of weights, without the biases. */
  public int weights() {
    return outChannels * inChannels * kernel * kernel;
  }

  /** Number of weights and biases. */
  public int parameters() {
    return weights() + (biased ? outChannels : 0);
  }

  /** Features of an input image. */
  public int inFeatures() {
    return inChannels * height * width;
  }

  /** Features of an output image. */
  public int outFeatures() {
    return outChannels * outHeight() * outWidth();
  }
}
