package org.pubn.modelfile;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.pubn.nn.ConvShape;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.PoolShape;

/** Layers as JSON objects: a kind and its sizes. */
final class LayerJson {

  /** Beyond every network that is of use here; keeps a damaged file from asking for the moon. */
  private static final int MAX_SIZE = 1 << 24;

  private LayerJson() {}

  static void write(JsonGenerator json, LayerSpec layer) throws IOException {
    json.writeStartObject();
    if (layer instanceof LayerSpec.Dense dense) {
      json.writeStringField("kind", "dense");
      json.writeNumberField("in", dense.inFeatures());
      json.writeNumberField("out", dense.outFeatures());
    } else if (layer instanceof LayerSpec.Conv conv) {
      writeConv(json, conv.shape());
    } else if (layer instanceof LayerSpec.MaxPool pool) {
      json.writeStringField("kind", "maxpool");
      json.writeNumberField("channels", pool.shape().channels());
      json.writeNumberField("height", pool.shape().height());
      json.writeNumberField("width", pool.shape().width());
    } else if (layer instanceof LayerSpec.Relu relu) {
      json.writeStringField("kind", "relu");
      json.writeNumberField("features", relu.features());
    } else if (layer instanceof LayerSpec.Dropout dropout) {
      json.writeStringField("kind", "dropout");
      json.writeNumberField("features", dropout.features());
      json.writeNumberField("rate", dropout.rate());
    } else if (layer instanceof LayerSpec.NormRelu norm) {
      json.writeStringField("kind", "norm-relu");
      json.writeNumberField("channels", norm.channels());
      json.writeNumberField("pixels", norm.pixels());
    } else if (layer instanceof LayerSpec.AveragePool pool) {
      json.writeStringField("kind", "average");
      json.writeNumberField("channels", pool.channels());
      json.writeNumberField("pixels", pool.pixels());
    } else if (layer instanceof LayerSpec.PreActBlock block) {
      json.writeStringField("kind", "residual");
      json.writeNumberField("inChannels", block.inChannels());
      json.writeNumberField("height", block.height());
      json.writeNumberField("width", block.width());
      json.writeNumberField("outChannels", block.outChannels());
      json.writeNumberField("step", block.step());
    } else {
      throw new AssertionError(layer);
    }
    json.writeEndObject();
  }

  /** Convolutions with padding, steps or no biases have a kind of their own, since version 3. */
  private static void writeConv(JsonGenerator json, ConvShape shape) throws IOException {
    json.writeStringField("kind", isPlain(shape) ? "conv" : "padded-conv");
    json.writeNumberField("inChannels", shape.inChannels());
    json.writeNumberField("height", shape.height());
    json.writeNumberField("width", shape.width());
    json.writeNumberField("outChannels", shape.outChannels());
    json.writeNumberField("kernel", shape.kernel());
    if (!isPlain(shape)) {
      json.writeNumberField("padding", shape.padding());
      json.writeNumberField("step", shape.step());
      json.writeNumberField("biases", shape.biased() ? shape.outChannels() : 0);
    }
  }

  private static boolean isPlain(ConvShape shape) {
    return shape.padding() == 0 && shape.step() == 1 && shape.biased();
  }

  /** Whether readers of versions before 3 know this layer. */
  static boolean isOld(LayerSpec layer) {
    return layer instanceof LayerSpec.Conv conv
        ? isPlain(conv.shape())
        : !(layer instanceof LayerSpec.NormRelu
            || layer instanceof LayerSpec.AveragePool
            || layer instanceof LayerSpec.PreActBlock);
  }

  static LayerSpec read(JsonFields layer) {
    String kind = layer.text("kind");
    LayerSpec spec =
        switch (kind) {
          case "dense" -> new LayerSpec.Dense(size(layer, "in"), size(layer, "out"));
          case "conv" ->
              new LayerSpec.Conv(
                  new ConvShape(
                      size(layer, "inChannels"),
                      size(layer, "height"),
                      size(layer, "width"),
                      size(layer, "outChannels"),
                      size(layer, "kernel")));
          case "padded-conv" -> new LayerSpec.Conv(readPadded(layer));
          case "norm-relu" ->
              new LayerSpec.NormRelu(size(layer, "channels"), size(layer, "pixels"));
          case "average" ->
              new LayerSpec.AveragePool(size(layer, "channels"), size(layer, "pixels"));
          case "residual" ->
              new LayerSpec.PreActBlock(
                  size(layer, "inChannels"),
                  size(layer, "height"),
                  size(layer, "width"),
                  size(layer, "outChannels"),
                  size(layer, "step"));
          case "maxpool" ->
              new LayerSpec.MaxPool(
                  new PoolShape(
                      size(layer, "channels"), size(layer, "height"), size(layer, "width")));
          case "relu" -> new LayerSpec.Relu(size(layer, "features"));
          case "dropout" -> new LayerSpec.Dropout(size(layer, "features"), layer.number("rate"));
          default ->
              throw new IllegalArgumentException(
                  "layer of kind \""
                      + kind
                      + "\": must be dense, conv, padded-conv, maxpool, relu, dropout, norm-relu,"
                      + " average or residual");
        };
    layer.finish();
    return spec;
  }

  private static ConvShape readPadded(JsonFields layer) {
    int outChannels = size(layer, "outChannels");
    int biases = layer.integer("biases", 0, outChannels);
    if (biases != 0 && biases != outChannels) {
      throw new IllegalArgumentException(
          biases + " biases: must be 0 or one for each of " + outChannels + " channels");
    }
    return new ConvShape(
        size(layer, "inChannels"),
        size(layer, "height"),
        size(layer, "width"),
        outChannels,
        size(layer, "kernel"),
        layer.integer("padding", 0, MAX_SIZE),
        size(layer, "step"),
        biases > 0);
  }

  private static int size(JsonFields layer, String name) {
    return layer.integer(name, 1, MAX_SIZE);
  }
}
