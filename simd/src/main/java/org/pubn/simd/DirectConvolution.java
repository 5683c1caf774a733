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
  private float[] byFilter = new float[0];
  private float[] byEntry = new float[0];
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
      taps = TapTable.forward(shape);
      forward.put(shape, taps);
    }
    int filter = shape.inChannels() * shape.kernel() * shape.kernel();
    reserve(shape.outChannels(), filter, taps.size());
    for (int o = 0; o < shape.outChannels(); o++) {
      int source = weightOffset + o * filter;
      for (int t = 0; t < filter; t++) {
        byFilter[weightAt(o, t, filter)] = parameters[source + t];
      }
      start[o] = shape.biased() ? parameters[biasOffset + o] : 0f;
    }
    arrange(shape.outChannels(), filter, taps);
    int plane = shape.outHeight() * shape.outWidth() * stride;
    for (int y = 0; y < shape.outHeight(); y++) {
      for (int x = 0; x < shape.outWidth(); x++) {
        int from = (taps.baseRow(y) * shape.width() + taps.baseColumn(x)) * stride;
        int to = (y * shape.outWidth() + x) * stride;
        gather(stride, taps, y, x, shape.outChannels(), plane, in, from, out, to);
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
      taps = TapTable.backward(shape);
      backward.put(shape, taps);
    }
    int area = shape.kernel() * shape.kernel();
    int filter = shape.outChannels() * area;
    reserve(shape.inChannels(), filter, taps.size());
    for (int c = 0; c < shape.inChannels(); c++) {
      for (int o = 0; o < shape.outChannels(); o++) {
        int source = weightOffset + (o * shape.inChannels() + c) * area;
        for (int t = 0; t < area; t++) {
          byFilter[weightAt(c, o * area + t, filter)] = parameters[source + t];
        }
      }
      start[c] = 0f;
    }
    arrange(shape.inChannels(), filter, taps);
    int plane = shape.height() * shape.width() * stride;
    for (int y = 0; y < shape.height(); y++) {
      for (int x = 0; x < shape.width(); x++) {
        int from = (taps.baseRow(y) * shape.outWidth() + taps.baseColumn(x)) * stride;
        int to = (y * shape.width() + x) * stride;
        gather(stride, taps, y, x, shape.inChannels(), plane, dOut, from, dIn, to);
      }
    }
  }

  /** All channels of one pixel, for all examples. */
  private void gather(
      int stride,
      TapTable taps,
      int y,
      int x,
      int channels,
      int channelStep,
      float[] from,
      int fromAt,
      float[] to,
      int toAt) {
    int[] positions = taps.positions(stride);
    int wide = Lanes.COUNT * block.vectors();
    for (int c = 0; c < channels; c += ConvBlock.CHANNELS) {
      int width;
      for (int b = 0; b < stride; b += width) {
        boolean isWide = b + wide <= stride;
        width = isWide ? wide : Lanes.COUNT;
        block.gather(
            isWide,
            positions,
            taps.begin(y, x),
            taps.end(y, x),
            byEntry,
            weightAt(c, 0, taps.size()),
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

  /** Where the weight of a channel and a tap stands: by blocks of channels, then taps. */
  private static int weightAt(int channel, int tap, int taps) {
    int block = channel / ConvBlock.CHANNELS;
    return (block * taps + tap) * ConvBlock.WEIGHT_STEP + channel % ConvBlock.CHANNELS;
  }

  /** Copies the weights of the filter's taps into the order of the table. */
  private void arrange(int channels, int filter, TapTable taps) {
    for (int c = 0; c < channels; c += ConvBlock.CHANNELS) {
      int first = weightAt(c, 0, filter);
      int target = weightAt(c, 0, taps.size());
      for (int t = 0; t < taps.size(); t++) {
        int source = first + taps.weight(t) * ConvBlock.WEIGHT_STEP;
        for (int r = 0; r < ConvBlock.CHANNELS; r++) {
          byEntry[target + r] = byFilter[source + r];
        }
        target += ConvBlock.WEIGHT_STEP;
      }
    }
  }

  /** Room for the channels rounded up to whole blocks. */
  private void reserve(int channels, int filter, int entries) {
    int blocks = (channels + ConvBlock.CHANNELS - 1) / ConvBlock.CHANNELS;
    byFilter = grown(byFilter, blocks * filter * ConvBlock.WEIGHT_STEP);
    byEntry = grown(byEntry, blocks * entries * ConvBlock.WEIGHT_STEP);
    start = grown(start, blocks * ConvBlock.CHANNELS);
  }

  private static float[] grown(float[] scratch, int length) {
    return scratch.length < length ? new float[length] : scratch;
  }
}
