/** Parquet files as tables. It exports nothing: its format is found at run time. */
@SuppressWarnings("requires-automatic") // DuckDB has a module name and no descriptor.
module org.pubn.parquet {
  requires duckdb.jdbc;
  requires java.sql;
  requires org.pubn;

  provides org.pubn.storage.RowFormat with
      org.pubn.parquet.ParquetFormat;
}
