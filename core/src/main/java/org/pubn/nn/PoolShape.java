package org.pubn.nn;

/**
 * The sizes of a max-pooling over non-overlapping 2 × 2 windows; an odd last row or column is
 * dropped.
 *
 * @param channels channels of the image
 * @param height rows of the input image, at least 2
 * @param width columns of the input image, at least 2
 */
public record PoolShape(int channels, int height, int width) {

  public PoolShape {
    if (channels < 1 || height < 2 || width < 2) {
      throw new IllegalArgumentException(
          "pooling over "
              + channels
              + " x "
              + height
              + " x "
              + width
              + ": needs at least 1 channel of 2 x 2");
    }
    Sizes.product("input of a pooling", channels, height, width);
  }

  public int outHeight() {
    return height / 2;
  }

  public int outWidth() {
    return width / 2;
  }

  /** Features of an input image. */
  public int inFeatures() {
    return channels * height * width;
  }

  /** Features of an output image. */
  public int outFeatures() {
    return channels * outHeight() * outWidth();
  }
}
