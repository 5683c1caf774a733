/**
 * Large tables: how fast files are loaded and scored.
 *
 * <p>{@link org.pubn.bench.tables.GenerateTable} writes the file, {@link
 * org.pubn.bench.tables.LoadTable} and {@link org.pubn.bench.tables.PredictTable} are timed on it.
 * Run by {@code bench/tables}.
 */
package org.pubn.bench.tables;
