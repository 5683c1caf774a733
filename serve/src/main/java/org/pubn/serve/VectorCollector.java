package org.pubn.serve;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;

/** Rows that are features already: arrays of numbers. */
final class VectorCollector implements RowCollector {

  private final int columns;
  private float[] values;
  private int length;

  VectorCollector(int columns) {
    this.columns = columns;
    this.values = new float[columns];
  }

  @Override
  public void add(JsonParser json, String name) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw RefusedRequestException.badRequest(
          name + ": must be an array of " + columns + " numbers");
    }
    if (length + columns > values.length) {
      values = Arrays.copyOf(values, Math.max(length + columns, 2 * values.length));
    }
    int count = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (count < columns) {
        values[length + count] = number(json, name + "[" + count + "]");
      } else {
        json.skipChildren();
      }
      count++;
    }
    if (count != columns) {
      throw RefusedRequestException.badRequest(
          name + ": has " + count + " numbers, the model takes " + columns);
    }
    length += columns;
  }

  private static float number(JsonParser json, String name) throws IOException {
    if (!json.currentToken().isNumeric()) {
      throw RefusedRequestException.badRequest(
          name + ": " + Tokens.describe(json) + " is not a number");
    }
    float value = json.getFloatValue();
    if (!Float.isFinite(value)) {
      throw RefusedRequestException.badRequest(
          name + ": " + Tokens.describe(json) + " is beyond the largest number, ±3.4e38");
    }
    return value;
  }

  @Override
  public Features features() {
    return DenseFeatures.ofOwned(columns, Arrays.copyOf(values, length));
  }
}
