/**
 * Parquet files as rows of named cells, read and written.
 *
 * <p>{@link org.pubn.parquet.ParquetFormat} is found by {@code org.pubn.storage.TableFiles} where
 * this module is on the class path; nothing else needs to know of it.
 */
package org.pubn.parquet;
