package org.pubn.image;

import org.pubn.corpus.PictureText;

/** A picture of a training, at the size of the model, in gray and, where it has any, in color. */
final class PlacedPicture {

  static final int CHANNELS = 3;

  private final int sample;
  private final boolean learnFrom;
  private final byte[] gray;
  private final byte[] color;

  private PlacedPicture(int sample, boolean learnFrom, byte[] gray, byte[] color) {
    this.sample = sample;
    this.learnFrom = learnFrom;
    this.gray = gray;
    this.color = color;
  }

  /** Decodes the picture of a cell. */
  static PlacedPicture of(int sample, boolean learnFrom, String cell, int size) {
    Picture picture = PictureReader.read(PictureText.parse(cell));
    return new PlacedPicture(
        sample,
        learnFrom,
        Resampling.of(picture, 1, size, size),
        picture.isGray() ? new byte[0] : Resampling.of(picture, CHANNELS, size, size));
  }

  /** The sample that it is in. */
  int sample() {
    return sample;
  }

  /** Whether anything may be learned from it. */
  boolean learnFrom() {
    return learnFrom;
  }

  boolean isGray() {
    return color.length == 0;
  }

  /** The values of 1 or 3 channels. */
  byte[] values(int channels) {
    if (channels == 1) {
      return gray;
    }
    if (!isGray()) {
      return color;
    }
    byte[] equal = new byte[channels * gray.length];
    for (int channel = 0; channel < channels; channel++) {
      System.arraycopy(gray, 0, equal, channel * gray.length, gray.length);
    }
    return equal;
  }
}
