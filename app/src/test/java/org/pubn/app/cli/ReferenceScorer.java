package org.pubn.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubn.data.DenseFeatures;

/**
 * What a model file of one linear network says of one row, worked out from its contents in double
 * precision, without a line of the code that is tested.
 */
final class ReferenceScorer {

  private static final double NUMBER = 42;

  /** No feature of a table lies farther from 0. */
  private static final double FARTHEST = 1e6;

  private final JsonNode model;
  private final float[] parameters;

  ReferenceScorer(JsonNode model, Map<String, byte[]> contents) {
    this.model = model;
    this.parameters = MutatedModelsTest.floats(MutatedModelsTest.array(contents));
  }

  double threshold() {
    return model.get("threshold").asDouble();
  }

  List<String> header() {
    return model.at("/preprocessing/columns").findValuesAsText("column");
  }

  /** A row that every column understands. */
  List<String> row() {
    List<String> row = new ArrayList<>();
    for (JsonNode column : model.at("/preprocessing/columns")) {
      row.add(isNumeric(column) ? Integer.toString((int) NUMBER) : "cook");
    }
    return row;
  }

  private static boolean isNumeric(JsonNode column) {
    return column.get("kind").asText().equals("numeric");
  }

  DenseFeatures vector(int columns) {
    float[] values = new float[columns];
    for (int i = 0; i < columns; i++) {
      values[i] = i + 1;
    }
    return DenseFeatures.of(columns, values);
  }

  private double[] features() {
    List<Double> features = new ArrayList<>();
    if (!model.get("preprocessing").isObject()) {
      for (int i = 0; i < parameters.length - 1; i++) {
        features.add(i + 1.0);
      }
    }
    for (JsonNode column : model.at("/preprocessing/columns")) {
      boolean missing = column.get("missing").asInt() == 1;
      if (isNumeric(column)) {
        double standardized =
            (NUMBER - column.get("mean").asDouble()) / column.get("deviation").asDouble();
        features.add(Math.max(-FARTHEST, Math.min(FARTHEST, standardized)));
      } else {
        boolean known = false;
        for (JsonNode value : column.get("values")) {
          boolean is = value.asText().equals("cook");
          known |= is;
          features.add(is ? 1.0 : 0.0);
        }
        features.add(known ? 0.0 : 1.0);
      }
      if (missing) {
        features.add(0.0);
      }
    }
    return features.stream().mapToDouble(feature -> feature).toArray();
  }

  double score() {
    double sum = parameters[parameters.length - 1];
    double[] features = features();
    for (int i = 0; i < features.length; i++) {
      sum += features[i] * parameters[i];
    }
    return sum;
  }

  /** Straight lines between the knots of the calibration; the sigmoid where there is none. */
  double probability(double score) {
    JsonNode scores = model.at("/calibration/scores");
    JsonNode posteriors = model.at("/calibration/posteriors");
    if (scores.isMissingNode()) {
      return 1 / (1 + Math.exp(-score));
    }
    int next = 0;
    while (next < scores.size() && scores.get(next).asDouble() < score) {
      next++;
    }
    if (next == 0 || next == scores.size()) {
      return posteriors.get(Math.min(next, scores.size() - 1)).asDouble();
    }
    double from = scores.get(next - 1).asDouble();
    double share = (score - from) / (scores.get(next).asDouble() - from);
    double low = posteriors.get(next - 1).asDouble();
    return low + share * (posteriors.get(next).asDouble() - low);
  }

  /** The sum of the sizes of all summands: what rounding is relative to. */
  double magnitude() {
    double sum = Math.abs(parameters[parameters.length - 1]);
    double[] features = features();
    for (int i = 0; i < features.length; i++) {
      sum += Math.abs(features[i] * parameters[i]);
    }
    return sum;
  }
}
