package org.pubn.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Changes one thing somewhere in a JSON document, or some numbers of an array. */
final class JsonMutation {

  private static final double[] NUMBERS = {
    0, -0.0, -1, 0.5, 1, 2, 3, 1e-320, -1e30, 3.4e38, 1e300, 1e308, -1e308
  };
  private static final long[] WHOLE = {
    0, -1, 1, 2, 4, 5, 1 << 24, Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE
  };
  private static final float[] FLOATS = {
    0,
    -0f,
    1,
    -1,
    Float.MIN_VALUE,
    1e30f,
    -1e30f,
    Float.MAX_VALUE,
    Float.NaN,
    Float.NEGATIVE_INFINITY
  };

  private final Random random;

  JsonMutation(Random random) {
    this.random = random;
  }

  /** Changes a value at a random place. */
  void apply(JsonNode root) {
    List<ContainerNode<?>> places = new ArrayList<>();
    collect(root, places);
    ContainerNode<?> place = places.get(random.nextInt(places.size()));
    if (place instanceof ObjectNode object) {
      change(object);
    } else if (place instanceof ArrayNode array) {
      change(array);
    }
  }

  private static void collect(JsonNode node, List<ContainerNode<?>> places) {
    if (node instanceof ContainerNode<?> container) {
      if (!container.isEmpty()) {
        places.add(container);
      }
      node.forEach(child -> collect(child, places));
    }
  }

  private void change(ObjectNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    String name = names.get(random.nextInt(names.size()));
    switch (random.nextInt(12)) {
      case 0 -> object.remove(name);
      case 1 -> object.set(text(), object.remove(name));
      case 2 -> object.set(name, object.get(names.get(random.nextInt(names.size()))));
      case 3 -> object.put(text(), 1);
      default -> object.set(name, other(object.get(name)));
    }
  }

  private void change(ArrayNode array) {
    int index = random.nextInt(array.size());
    switch (random.nextInt(6)) {
      case 0 -> array.remove(index);
      case 1 -> array.insert(index, array.get(index).deepCopy());
      case 2 -> array.removeAll();
      case 3 -> array.insert(0, array.remove(index));
      default -> array.set(index, other(array.get(index)));
    }
  }

  /** As a rule of the same kind: what is of another kind is found out at once. */
  private JsonNode other(JsonNode value) {
    if (random.nextInt(12) == 0) {
      return NullNode.getInstance();
    }
    if (value.isTextual() || random.nextInt(20) == 0) {
      return TextNode.valueOf(text());
    }
    if (value.isIntegralNumber()) {
      return LongNode.valueOf(WHOLE[random.nextInt(WHOLE.length)]);
    }
    if (value.isNumber()) {
      return random.nextBoolean()
          ? DoubleNode.valueOf(NUMBERS[random.nextInt(NUMBERS.length)])
          : DoubleNode.valueOf(100 * random.nextGaussian());
    }
    if (value instanceof ContainerNode<?> container && random.nextInt(3) > 0) {
      JsonNode copy = container.deepCopy();
      if (!copy.isEmpty()) {
        apply(copy);
      }
      return copy;
    }
    return random.nextBoolean() ? JsonNodeFactory.instance.arrayNode() : IntNode.valueOf(1);
  }

  private String text() {
    return switch (random.nextInt(12)) {
      case 0 -> "";
      case 1 -> " ";
      case 2 -> "\u001b[2J";
      case 3 -> "\ud800";
      case 4 -> "x".repeat(100_000);
      case 5 -> "../../etc/passwd";
      case 6 -> "numeric";
      case 7 -> "categorical";
      case 8 -> "age";
      case 9 -> "cook";
      case 10 -> "network";
      default -> "n" + random.nextInt(10);
    };
  }

  /** Some numbers changed; now and then one more or less. */
  byte[] floats(byte[] bytes) {
    int length =
        random.nextInt(20) == 0 ? bytes.length + 4 * (random.nextInt(3) - 1) : bytes.length;
    byte[] changed = Arrays.copyOf(bytes, length);
    ByteBuffer buffer = ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN);
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      float value =
          random.nextInt(4) == 0
              ? FLOATS[random.nextInt(FLOATS.length)]
              : (float) (10 * random.nextGaussian());
      buffer.putFloat(4 * random.nextInt(length / 4), value);
    }
    return changed;
  }
}
