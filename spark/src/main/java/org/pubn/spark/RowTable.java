package org.pubn.spark;

import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.random.Seed;
import org.pubn.sample.Role;

/** The rows of a table as a fit takes them: features, label, weight. */
final class RowTable {

  private static final String KEY = "pubn_key";

  private final Dataset<Row> rows;
  private final Reading reading;

  /**
   * A table.
   *
   * @param weights the column of weights, null where every row counts once
   */
  RowTable(
      Dataset<?> dataset,
      String features,
      String labels,
      @Nullable String weights,
      LabelCoding coding,
      int folds,
      long seed) {
    Column weight = weights == null ? functions.lit(1.0) : functions.col(weights);
    this.rows =
        dataset
            .select(
                functions.col(features).as("features"),
                functions.col(labels).cast(DataTypes.DoubleType).as("label"),
                weight.cast(DataTypes.DoubleType).as("weight"))
            .toDF();
    this.reading = new Reading(coding, folds, seed);
  }

  /**
   * Looks at all rows: how many of each role there are, and whether all can be used.
   *
   * @throws InputException if one has another label than is allowed, another length than the
   *     others, or a cell that is not a number
   */
  RowCounts counts() {
    Reading how = reading;
    RowCounts counts = new RowCounts();
    rows.javaRDD()
        .mapPartitions(
            partition -> {
              RowCounts found = new RowCounts();
              while (partition.hasNext()) {
                how.count(partition.next(), found);
              }
              return List.of(found).iterator();
            })
        .collect()
        .forEach(counts::add);
    counts.requireUsable();
    return counts;
  }

  /**
   * The rows in blocks. Within a partition they are in the order of their content, as a shuffle
   * hands them out in any order.
   */
  JavaRDD<RowBlock> blocks(int columns) {
    Reading how = reading;
    Column key =
        functions
            .udf((UDF1<Vector, Long>) VectorCells::key, DataTypes.LongType)
            .apply(functions.col("features"));
    return rows.withColumn(KEY, key)
        .sortWithinPartitions(functions.col(KEY), functions.col("label"), functions.col("weight"))
        .javaRDD()
        .mapPartitions(
            (FlatMapFunction<Iterator<Row>, RowBlock>) partition -> how.blocks(partition, columns));
  }

  /** The fold of a row, by its content: equal rows are held out together. */
  static int fold(long key, long seed, int folds) {
    return Math.floorMod(new Seed(key ^ seed).child("fold").value(), folds);
  }

  /** How a row is read. */
  private record Reading(LabelCoding coding, int folds, long seed) implements Serializable {

    void count(Row row, RowCounts counts) {
      Vector features = row.isNullAt(0) ? null : row.getAs(0);
      Double label = label(row);
      Role role = coding.role(label);
      if (features == null || !VectorCells.isUsable(features)) {
        counts.fault(VectorCells.UNUSABLE);
      } else if (role == null) {
        counts.fault(String.format(Locale.ROOT, "label %s: %s", label, coding.allowed()));
      } else if (row.isNullAt(2) || !(row.getDouble(2) >= 0 && Double.isFinite(row.getDouble(2)))) {
        counts.fault("weight " + row.get(2) + ": must be a number, at least 0");
      } else {
        counts.add(role, features.size(), VectorCells.key(features));
      }
    }

    private static @Nullable Double label(Row row) {
      return row.isNullAt(1) ? null : row.getDouble(1);
    }

    Iterator<RowBlock> blocks(Iterator<Row> partition, int columns) {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return partition.hasNext();
        }

        @Override
        public RowBlock next() {
          if (!partition.hasNext()) {
            throw new NoSuchElementException();
          }
          RowBlock.Builder block = new RowBlock.Builder(columns);
          while (partition.hasNext() && !block.isFull()) {
            Row row = partition.next();
            Role role = coding.role(label(row));
            if (role == null) {
              throw new IllegalStateException("label " + label(row) + " was not there before");
            }
            block.add(row.getAs(0), role, fold(row.getLong(3), seed, folds), row.getDouble(2));
          }
          return block.build();
        }
      };
    }
  }
}
