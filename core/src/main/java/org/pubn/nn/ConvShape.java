package org.pubn.nn;

/**
 * The sizes of a convolution without padding and with stride 1.
 *
 * @param inChannels channels of the input image
 * @param height rows of the input image
 * @param width columns of the input image
 * @param outChannels channels of the output image
 * @param kernel rows and columns of the filter
 */
public record ConvShape(int inChannels, int height, int width, int outChannels, int kernel) {

  public ConvShape {
    if (inChannels < 1 || outChannels < 1) {
      throw new IllegalArgumentException(
          "convolution " + inChannels + " -> " + outChannels + " channels: at least 1 each");
    }
    if (kernel < 1 || kernel > height || kernel > width) {
      throw new IllegalArgumentException(
          "filter of " + kernel + ": must lie in 1 … the image of " + height + " x " + width);
    }
    Sizes.product("input of a convolution", inChannels, height, width);
    Sizes.product("output of a convolution", outChannels, height - kernel + 1, width - kernel + 1);
    int filters = Sizes.product("filters", outChannels, inChannels, kernel, kernel);
    Sizes.sum("parameters of a convolution", filters, outChannels);
  }

  public int outHeight() {
    return height - kernel + 1;
  }

  public int outWidth() {
    return width - kernel + 1;
  }

  /** Number of weights, without the biases. */
  public int weights() {
    return outChannels * inChannels * kernel * kernel;
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
