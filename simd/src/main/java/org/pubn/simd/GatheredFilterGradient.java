package org.pubn.simd;

import org.pubn.nn.ConvShape;

/**
 * The derivative of a convolution of any step and padding by its filters, where there are many
 * channels: for each tap a sum over pixels and examples of a channel by a channel, a matrix
 * product. For few channels see {@link PaddedFilterGradient}.
 */
final class GatheredFilterGradient {

  /** With fewer channels most of a vector of them would be empty. */
  private static final int LEAST_CHANNELS = 8;

  private final GradientSum sum;
  private final ChannelLanes inputs = new ChannelLanes();
  private final ChannelLanes outputs = new ChannelLanes();
  private float[] products = new float[0];

  GatheredFilterGradient(GemmBlock block) {
    sum = new GradientSum(block);
  }

  /** Whether this is the way to compute the derivative. */
  static boolean suits(ConvShape shape) {
    return !shape.biased() && Math.min(shape.inChannels(), shape.outChannels()) >= LEAST_CHANNELS;
  }

  void compute(
      ConvShape shape, int stride, float[] in, float[] dOut, float[] gradients, int weightOffset) {
    int from = sum.columns(shape.inChannels());
    int to = sum.rows(shape.outChannels());
    int kernel = shape.kernel();
    if (products.length < kernel * kernel * to * from) {
      products = new float[kernel * kernel * to * from];
    }
    inputs.reserve(kernel, (shape.outWidth() - 1) * shape.step() + kernel, stride, from);
    outputs.reserve(1, shape.outWidth(), stride, to);
    int next = -shape.padding();
    for (int y = 0; y < shape.outHeight(); y++) {
      int first = y * shape.step() - shape.padding();
      for (int row = Math.max(next, first); row < first + kernel; row++) {
        inputs.turn(
            in,
            shape.inChannels(),
            shape.height(),
            shape.width(),
            stride,
            0,
            stride,
            row,
            shape.padding());
      }
      next = first + kernel;
      outputs.turn(
          dOut, shape.outChannels(), shape.outHeight(), shape.outWidth(), stride, 0, stride, y, 0);
      multiplyRow(shape, stride, from, to, first, y);
    }
    for (int o = 0; o < shape.outChannels(); o++) {
      for (int tap = 0; tap < kernel * kernel; tap++) {
        int source = (tap * to + o) * from;
        int target = weightOffset + o * shape.inChannels() * kernel * kernel + tap;
        for (int c = 0; c < shape.inChannels(); c++) {
          gradients[target + c * kernel * kernel] = products[source + c];
        }
      }
    }
  }

  /** All taps over one row of output pixels. */
  private void multiplyRow(ConvShape shape, int stride, int from, int to, int first, int y) {
    int kernel = shape.kernel();
    for (int x = 0; x < shape.outWidth(); x++) {
      int a = outputs.row(y) + x * outputs.pixelStep();
      for (int tap = 0; tap < kernel * kernel; tap++) {
        int b =
            inputs.row(first + tap / kernel)
                + (x * shape.step() + tap % kernel) * inputs.pixelStep();
        int c = tap * to * from;
        boolean add = x > 0 || y > 0;
        sum.add(
            shape.outChannels(),
            from,
            to,
            stride,
            outputs.values(),
            a,
            inputs.values(),
            b,
            products,
            c,
            add);
      }
    }
  }
}
