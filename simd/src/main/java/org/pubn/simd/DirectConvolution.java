package org.pubn.simd;

import java.util.HashMap;
import java.util.Map;
import org.pubn.nn.ConvShape;

/**
 * The convolution and its derivative with respect to the input. Lanes run over the examples; both
 * are sums over a {@link TapTable} of weights times pixels.
 */
final class DirectConvolution {

  private final ConvBlock block;
  private final Map<ConvShape, TapTable> forward = new HashMap<>();
  private final Map<ConvShape, TapTable> backward = new HashMap<>();
  private float[] weights = new float[0];
  private float[] start = new float[0];

  DirectConvolution(ConvBlock block) {
    this.block = block;
  }

  void forward(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      int biasOffset,
      float[] in,
      float[] out) {
    TapTable taps = forward.get(shape);
    if (taps == null) {
      taps = TapTable.forward(shape, ConvBlock.CHANNELS);
      forward.put(shape, taps);
    }
    int filter = shape.inChannels() * shape.kernel() * shape.kernel();
    reserve(shape.outChannels(), filter);
    for (int o = 0; o < shape.outChannels(); o++) {
      int block = o / ConvBlock.CHANNELS * ConvBlock.CHANNELS;
      int target = block * filter + o - block;
      for (int t = 0; t < filter; t++) {
        weights[target + t * ConvBlock.CHANNELS] = parameters[weightOffset + o * filter + t];
      }
      start[o] = parameters[biasOffset + o];
    }
    int plane = shape.outHeight() * shape.outWidth();
    for (int y = 0; y < shape.outHeight(); y++) {
      for (int x = 0; x < shape.outWidth(); x++) {
        int from = (y * shape.width() + x) * stride;
        int to = (y * shape.outWidth() + x) * stride;
        int end = taps.end(0, 0);
        gatherPixel(
            stride, taps, 0, end, filter, shape.outChannels(), plane * stride, in, from, out, to);
      }
    }
  }

  void backwardInput(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      float[] dOut,
      float[] dIn) {
    TapTable taps = backward.get(shape);
    if (taps == null) {
      taps = TapTable.backward(shape, ConvBlock.CHANNELS);
      backward.put(shape, taps);
    }
    int kernel2 = shape.kernel() * shape.kernel();
    int filter = shape.outChannels() * kernel2;
    reserve(shape.inChannels(), filter);
    for (int c = 0; c < shape.inChannels(); c++) {
      int block = c / ConvBlock.CHANNELS * ConvBlock.CHANNELS;
      for (int t = 0; t < filter; t++) {
        int source = (t / kernel2 * shape.inChannels() + c) * kernel2 + t % kernel2;
        weights[block * filter + t * ConvBlock.CHANNELS + c - block] =
            parameters[weightOffset + source];
      }
      start[c] = 0f;
    }
    int plane = shape.height() * shape.width();
    for (int y = 0; y < shape.height(); y++) {
      int row = TapTable.cut(y, shape.outHeight(), shape.kernel());
      for (int x = 0; x < shape.width(); x++) {
        int column = TapTable.cut(x, shape.outWidth(), shape.kernel());
        int from = (y * shape.outWidth() + x) * stride;
        int to = (y * shape.width() + x) * stride;
        int begin = taps.begin(row, column);
        int end = taps.end(row, column);
        gatherPixel(
            stride,
            taps,
            begin,
            end,
            filter,
            shape.inChannels(),
            plane * stride,
            dOut,
            from,
            dIn,
            to);
      }
    }
  }

  /** All channels of one pixel, for all examples. */
  private void gatherPixel(
      int stride,
      TapTable taps,
      int begin,
      int end,
      int filter,
      int channels,
      int channelStep,
      float[] from,
      int fromAt,
      float[] to,
      int toAt) {
    int wide = block.lanes() * block.vectors();
    for (int c = 0; c < channels; c += ConvBlock.CHANNELS) {
      int width;
      for (int b = 0; b < stride; b += width) {
        boolean isWide = b + wide <= stride;
        width = isWide ? wide : block.lanes();
        block.gather(
            isWide,
            stride,
            taps.pairs(),
            begin,
            end,
            weights,
            c * filter,
            start,
            c,
            from,
            fromAt + b,
            to,
            toAt + c * channelStep + b,
            channelStep,
            Math.min(ConvBlock.CHANNELS, channels - c));
      }
    }
  }

  /** Room for the channels rounded up to whole blocks. */
  private void reserve(int channels, int filter) {
    int rounded = (channels + ConvBlock.CHANNELS - 1) / ConvBlock.CHANNELS * ConvBlock.CHANNELS;
    if (weights.length < rounded * filter) {
      weights = new float[rounded * filter];
    }
    if (start.length < rounded) {
      start = new float[rounded];
    }
  }
}
