package org.pubn.modelfile;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.pubn.modelfile.ScorerShape.Entry;
import org.pubn.modelfile.ScorerShape.Join;
import org.pubn.modelfile.ScorerShape.Joined;
import org.pubn.modelfile.ScorerShape.Net;
import org.pubn.modelfile.ScorerShape.Other;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.NetworkSpec;

/** {@link ScorerShape} as JSON. Entries are numbered as they come. */
final class ScorerJson {

  private static final int MAX_LAYERS = 1000;

  /** Means of minima of single functions are the deepest that is written. */
  private static final int MAX_DEPTH = 3;

  private int entries;

  static void write(JsonGenerator json, ScorerShape shape) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", shape.kind());
    if (shape instanceof Net net) {
      writeNetwork(json, net);
    } else if (shape instanceof Other other) {
      json.writeObjectFieldStart("entry");
      json.writeStringField("name", other.entry().name());
      json.writeNumberField("bytes", other.entry().bytes());
      json.writeStringField("sha256", other.entry().sha256());
      json.writeEndObject();
    } else {
      json.writeArrayFieldStart("of");
      for (ScorerShape part : ((Joined) shape).of()) {
        write(json, part);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  /** The fields of a network, without its kind. */
  static void writeNetwork(JsonGenerator json, Net net) throws IOException {
    json.writeArrayFieldStart("layers");
    for (LayerSpec layer : net.spec().layers()) {
      LayerJson.write(json, layer);
    }
    json.writeEndArray();
    json.writeObjectFieldStart("parameters");
    json.writeStringField("name", net.entry().name());
    json.writeNumberField("length", net.entry().bytes() / Float.BYTES);
    json.writeStringField("sha256", net.entry().sha256());
    json.writeEndObject();
  }

  ScorerShape read(JsonFields json) {
    return read(json, 1);
  }

  private ScorerShape read(JsonFields json, int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "scorer: made of parts in more than " + MAX_DEPTH + " levels");
    }
    String kind = json.text("kind");
    for (Join join : Join.values()) {
      if (join.kind().equals(kind)) {
        List<ScorerShape> parts = new ArrayList<>();
        for (JsonFields part : json.objects("of", ModelDescription.MAX_ENTRIES)) {
          parts.add(read(part, depth + 1));
        }
        json.finish();
        if (parts.isEmpty()) {
          throw new IllegalArgumentException("scorer \"" + kind + "\": of nothing");
        }
        return new Joined(join, parts);
      }
    }
    return kind.equals(Net.KIND) ? readNetwork(json) : readOther(kind, json);
  }

  /** Reads what {@link #writeNetwork} wrote. */
  Net readNetwork(JsonFields json) {
    List<LayerSpec> layers =
        json.objects("layers", MAX_LAYERS).stream().map(LayerJson::read).toList();
    JsonFields array = json.object("parameters");
    String name = named("parameters", array.text("name"), Net.name(entries++));
    Entry entry =
        new Entry(
            name,
            (long) Float.BYTES * array.integer("length", 1, Integer.MAX_VALUE),
            array.text("sha256"));
    array.finish();
    json.finish();
    return new Net(new NetworkSpec(layers), entry);
  }

  private Other readOther(String kind, JsonFields json) {
    JsonFields entry = json.object("entry");
    String name = named("entry", entry.text("name"), Other.name(kind, entries++));
    Other other =
        new Other(
            kind,
            new Entry(name, entry.integer("bytes", 1, Integer.MAX_VALUE), entry.text("sha256")));
    entry.finish();
    json.finish();
    return other;
  }

  private static String named(String what, String name, String wanted) {
    if (!name.equals(wanted)) {
      throw new IllegalArgumentException(
          what + " \"" + name + "\": must be named \"" + wanted + "\"");
    }
    return name;
  }
}
