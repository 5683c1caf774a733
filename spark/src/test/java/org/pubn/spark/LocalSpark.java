package org.pubn.spark;

import org.apache.spark.sql.SparkSession;

/** One session on two threads for all tests of the module. */
final class LocalSpark {

  private LocalSpark() {}

  private static final SparkSession SESSION =
      SparkSession.builder()
          .master("local[2]")
          .appName("pubn-spark tests")
          .config("spark.ui.enabled", "false")
          .config("spark.sql.shuffle.partitions", "2")
          .config("spark.default.parallelism", "2")
          .config("spark.driver.host", "127.0.0.1")
          .config("spark.driver.bindAddress", "127.0.0.1")
          .config(
              "spark.sql.warehouse.dir", System.getProperty("java.io.tmpdir") + "/pubn-warehouse")
          .getOrCreate();

  static SparkSession session() {
    SESSION.sparkContext().setLogLevel("ERROR");
    return SESSION;
  }
}
