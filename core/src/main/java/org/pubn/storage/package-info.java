/**
 * Files of rows, and how files are written.
 *
 * <p>Reading: {@link org.pubn.storage.TableFiles} opens a file of named columns, whose cells may be
 * texts as well, as a {@link org.pubn.storage.RowReader}; its rows go on to {@code org.pubn.table}.
 * Ready-made features are read by {@link org.pubn.storage.NpyReader} and {@link
 * org.pubn.storage.LibsvmReader}. A {@link org.pubn.storage.RowFormat} of another module adds a
 * kind of file. What is wrong with a file is a {@link org.pubn.storage.DataFormatException}.
 *
 * <p>Writing: {@link org.pubn.storage.AtomicFile} puts a file in its place when it is complete, and
 * leaves what was there if anything goes wrong before. A {@link org.pubn.storage.WritableFormat} of
 * another module writes tables as a kind of file.
 */
package org.pubn.storage;
