package org.pubn.preprocessing;

import org.pubn.engine.ImageShape;

/**
 * A preprocessing whose features are the pixels of an image, each channel normalized on its own:
 * (v/255 − mean) / deviation for a value v of 0 … 255. A channel whose deviation is 0 becomes 0.
 */
public interface ImagePreprocessing extends Preprocessing {

  /** How the features of a row are an image. */
  ImageShape shape();

  /** Of a channel, for values from 0 to 1. */
  double mean(int channel);

  /** Of a channel, for values from 0 to 1. */
  double deviation(int channel);

  /** The feature of a value, 0 … 255, of a channel. */
  default float feature(int channel, int value) {
    double deviation = deviation(channel);
    return deviation == 0 ? 0 : (float) ((value / 255.0 - mean(channel)) / deviation);
  }

  /** The value, 0 … 255, that a feature of a channel was made from. */
  default int value(int channel, float feature) {
    double value = 255 * (feature * deviation(channel) + mean(channel));
    return (int) Math.min(255, Math.max(0, Math.floor(value + 0.5)));
  }
}
