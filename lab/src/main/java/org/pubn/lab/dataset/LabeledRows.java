package org.pubn.lab.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.lab.task.ClassLabels;
import org.pubn.storage.DataFormatException;
import org.pubn.table.CategoricalColumn;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/** The rows of a table whose labels are known. */
record LabeledRows(Table table, ClassLabels classes) {

  static LabeledRows read(TableDescription described) {
    Set<String> known = new LinkedHashSet<>(List.of(described.label(), described.category()));
    List<String> ignored = new ArrayList<>(described.ignore());
    ignored.removeAll(known);
    try {
      Table all =
          TableReader.read(
              List.of(described.file()), ColumnKinds.of(List.of(), List.copyOf(known), ignored));
      Table features = all.without(described.label());
      if (described.ignore().contains(described.category())) {
        features = features.without(described.category());
      }
      return new LabeledRows(features, classes(all, described));
    } catch (IOException e) {
      throw new UncheckedIOException(described.file() + ": cannot be read: " + e.getMessage(), e);
    }
  }

  private static ClassLabels classes(Table table, TableDescription described) {
    CategoricalColumn labels = (CategoricalColumn) table.column(described.label());
    CategoricalColumn kinds = (CategoricalColumn) table.column(described.category());
    for (String positive : described.positive()) {
      if (!labels.values().contains(positive)) {
        throw new DataFormatException(
            described.file().toString(),
            "column " + described.label() + ": no row has the positive label \"" + positive + "\"");
      }
    }
    Map<List<Optional<String>>, Integer> numbers = new HashMap<>();
    int[] classes =
        IntStream.range(0, table.rows())
            .map(
                row ->
                    numbers.computeIfAbsent(
                        List.of(labels.value(row), kinds.value(row)),
                        pair -> described.classOf(pair.get(0).orElse(""), pair.get(1).orElse(""))))
            .toArray();
    return ClassLabels.of(classes);
  }

  int size() {
    return table.rows();
  }

  /** All rows as features, scaled by what is known of the given ones. */
  Features features(int[] training) {
    int[] all = IntStream.range(0, size()).toArray();
    return TableEncoding.learn(table, training).features(table, all);
  }
}
