package org.pubn.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The columns of a user's table, and which features each was turned into.
 *
 * @param columns in the order of the table
 */
public record FeatureColumns(List<Column> columns) {

  /**
   * One column.
   *
   * @param name its name
   * @param features the indices of its features
   */
  public record Column(String name, List<Integer> features) {

    public Column {
      features = List.copyOf(features);
    }
  }

  public FeatureColumns {
    columns = List.copyOf(columns);
  }

  /** Ready-made features without names: each is a column of its own, counted from 1. */
  public static FeatureColumns unnamed(int features) {
    return new FeatureColumns(
        IntStream.range(0, features)
            .mapToObj(i -> new Column("column " + (i + 1), List.of(i)))
            .toList());
  }

  /** Columns by the name of the column that each feature was made from, in feature order. */
  public static FeatureColumns of(List<String> columnOfFeature) {
    Map<String, List<Integer>> features = new LinkedHashMap<>();
    for (int i = 0; i < columnOfFeature.size(); i++) {
      features.computeIfAbsent(columnOfFeature.get(i), name -> new ArrayList<>()).add(i);
    }
    return new FeatureColumns(
        features.entrySet().stream().map(e -> new Column(e.getKey(), e.getValue())).toList());
  }
}
