/** Parquet files as tables. It exports nothing: its format is found at run time. */
module org.pubn.parquet {
  requires java.sql;
  requires org.pubn;

  provides org.pubn.storage.RowFormat with
      org.pubn.parquet.ParquetFormat;
}
