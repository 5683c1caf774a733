package org.pubn.modelfile;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The fields of a JSON object in a classifier's file, each to be taken once by a name and a type
 * that are expected. All methods throw {@link IllegalArgumentException} where the object is not as
 * expected.
 */
public final class JsonFields {

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final String path;
  private final Map<String, Object> fields;

  private JsonFields(String path, Map<String, Object> fields) {
    this.path = path;
    this.fields = fields;
  }

  /**
   * Parses a text that holds one object.
   *
   * @throws com.fasterxml.jackson.core.JacksonException if it is not JSON
   */
  static JsonFields parse(byte[] text) throws IOException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      parser.nextToken();
      JsonFields root = new JsonFields("", asObject("model.json", value(parser)));
      if (parser.nextToken() != null) {
        throw new IllegalArgumentException("model.json: goes on after its end");
      }
      return root;
    }
  }

  private static Object value(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new IllegalArgumentException("model.json: is empty");
    }
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> unicode(parser.getText());
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      default -> throw new IllegalArgumentException("model.json: has an unexpected " + token);
    };
  }

  /**
   * JSON can escape halves of characters, which no encoding can write and no other program reads.
   */
  private static String unicode(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int point = text.codePointAt(i);
      if (Character.getType(point) == Character.SURROGATE) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT, "model.json: has half a character (\\u%04x) in a text", point));
      }
    }
    return text;
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      parser.nextToken();
      fields.put(name, value(parser));
    }
    return fields;
  }

  private static List<Object> array(JsonParser parser) throws IOException {
    List<Object> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(parser));
    }
    return items;
  }

  /** A field that holds a text. */
  public String text(String name) {
    if (take(name) instanceof String text) {
      return text;
    }
    throw wrong(name, "a text");
  }

  /** A field that holds a text, or is not there. */
  public Optional<String> optionalText(String name) {
    return fields.containsKey(name) ? Optional.of(text(name)) : Optional.empty();
  }

  /** A field that holds a number. */
  public double number(String name) {
    if (take(name) instanceof Number number) {
      return number.doubleValue();
    }
    throw wrong(name, "a number");
  }

  /** A field that holds a whole number. */
  public long wholeNumber(String name) {
    if (take(name) instanceof Long number) {
      return number;
    }
    throw wrong(name, "a whole number");
  }

  /** A field that holds a whole number in the given range. */
  public int integer(String name, int least, int most) {
    long number = wholeNumber(name);
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          path + name + " " + number + ": must lie in " + least + " … " + most);
    }
    return (int) number;
  }

  /** A field that holds an object. */
  public JsonFields object(String name) {
    return new JsonFields(path + name + ".", asObject(path + name, take(name)));
  }

  /** A field that holds a list of objects. */
  public List<JsonFields> objects(String name, int most) {
    List<JsonFields> objects = new ArrayList<>();
    for (Object item : list(name, most)) {
      String itemPath = path + name + "[" + objects.size() + "]";
      objects.add(new JsonFields(itemPath + ".", asObject(itemPath, item)));
    }
    return objects;
  }

  /** A field that holds a list of objects, or is not there. */
  List<JsonFields> optionalObjects(String name, int most) {
    return fields.containsKey(name) ? objects(name, most) : List.of();
  }

  /** A field that holds a list of texts. */
  public List<String> textList(String name, int most) {
    List<String> texts = new ArrayList<>();
    for (Object item : list(name, most)) {
      if (!(item instanceof String text)) {
        throw wrong(name, "a list of texts");
      }
      texts.add(text);
    }
    return texts;
  }

  /** A field that holds a list of numbers. */
  public double[] numberList(String name, int most) {
    List<?> items = list(name, most);
    double[] numbers = new double[items.size()];
    for (int i = 0; i < numbers.length; i++) {
      if (!(items.get(i) instanceof Number number)) {
        throw wrong(name, "a list of numbers");
      }
      numbers[i] = number.doubleValue();
    }
    return numbers;
  }

  private List<?> list(String name, int most) {
    if (!(take(name) instanceof List<?> items)) {
      throw wrong(name, "a list");
    }
    if (items.size() > most) {
      throw new IllegalArgumentException(
          path + name + ": has " + items.size() + " items, must have at most " + most);
    }
    return items;
  }

  /** Whether a field holds an object. */
  public boolean isObject(String name) {
    return fields.get(name) instanceof Map;
  }

  /** An object all of whose fields are texts. */
  public Map<String, String> texts(String name) {
    JsonFields object = object(name);
    Map<String, String> texts = new LinkedHashMap<>();
    for (String key : List.copyOf(object.fields.keySet())) {
      texts.put(key, object.text(key));
    }
    return texts;
  }

  /** Refuses fields that nobody took. */
  public void finish() {
    if (!fields.isEmpty()) {
      throw new IllegalArgumentException(
          path + fields.keySet().iterator().next() + ": is no field of this format");
    }
  }

  private Object take(String name) {
    Object value = fields.remove(name);
    if (value == null) {
      throw new IllegalArgumentException(path + name + ": is missing");
    }
    return value;
  }

  private static Map<String, Object> asObject(String path, Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw new IllegalArgumentException(path + ": must be an object");
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    map.forEach((key, field) -> fields.put((String) key, field));
    return fields;
  }

  private IllegalArgumentException wrong(String name, String expected) {
    return new IllegalArgumentException(path + name + ": must be " + expected);
  }
}
