package org.pubn.classify;

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
      json.writeStringField("kind", "conv");
      json.writeNumberField("inChannels", conv.shape().inChannels());
      json.writeNumberField("height", conv.shape().height());
      json.writeNumberField("width", conv.shape().width());
      json.writeNumberField("outChannels", conv.shape().outChannels());
      json.writeNumberField("kernel", conv.shape().kernel());
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
    } else {
      throw new AssertionError(layer);
    }
    json.writeEndObject();
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
          case "maxpool" ->
              new LayerSpec.MaxPool(
                  new PoolShape(
                      size(layer, "channels"), size(layer, "height"), size(layer, "width")));
          case "relu" -> new LayerSpec.Relu(size(layer, "features"));
          case "dropout" -> new LayerSpec.Dropout(size(layer, "features"), layer.number("rate"));
          default ->
              throw new IllegalArgumentException(
                  "layer of kind \"" + kind + "\": must be dense, conv, maxpool, relu or dropout");
        };
    layer.finish();
    return spec;
  }

  private static int size(JsonFields layer, String name) {
    return layer.integer(name, 1, MAX_SIZE);
  }
}
