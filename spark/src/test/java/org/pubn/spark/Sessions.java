package org.pubn.spark;

import org.apache.spark.ml.functions;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** What the examples need of the tests. */
public final class Sessions {

  private Sessions() {}

  public static SparkSession local() {
    return LocalSpark.session();
  }

  /** A table of calls: {@code sold} is 1, 0 or null. */
  public static void writeCalls(String file) {
    Dataset<Row> rows = Clouds.table(LocalSpark.session(), Clouds.samples(80, 300, 60), false);
    Column cells = functions.vector_to_array(rows.col("features"), "float64");
    rows.select(
            org.apache.spark.sql.functions.monotonically_increasing_id().as("id"),
            cells.getItem(0).as("age"),
            cells.getItem(1).as("balance"),
            cells.getItem(3).as("duration"),
            rows.col("label").as("sold"))
        .write()
        .parquet(file);
  }
}
