package org.pubn.app.weights;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;

/**
 * The rows of files as learners take them: the cells as they were, and {@code pubn_role}, {@code
 * pubn_label}, {@code pubn_weight}, {@code pubn_sigma} and {@code pubn_eta}.
 */
final class WeightedRows implements RowReader {

  private static final List<String> NUMBERS =
      List.of("pubn_label", "pubn_weight", "pubn_sigma", "pubn_eta");

  private final List<Path> files;
  private final List<String> used;
  private final List<List<WeightedRow>> rows;
  private final String eta;
  private final List<String> given;
  private final List<String> columns = new ArrayList<>();
  private final RowBatch.Builder batch;
  private RowReader reader;
  private int file;
  private int row;

  /**
   * @param used the columns that were read from the files
   * @param rows by row of the files what becomes of it
   */
  WeightedRows(List<Path> files, List<String> used, List<List<WeightedRow>> rows, double eta)
      throws IOException {
    this.files = List.copyOf(files);
    this.used = List.copyOf(used);
    this.rows = rows;
    this.eta = Double.toString(eta);
    this.reader = TableFiles.open(files.get(0), used);
    this.given = reader.columns();
    columns.addAll(given);
    columns.add("pubn_role");
    columns.addAll(NUMBERS);
    this.batch = new RowBatch.Builder(columns.size());
    for (String added : columns.subList(given.size(), columns.size())) {
      if (given.contains(added)) {
        reader.close();
        throw new InputException("column \"" + added + "\": is there already; rename it");
      }
    }
  }

  /** The columns of numbers, where those of the files are known. */
  Set<String> numbers(Set<String> ofFiles) {
    Set<String> all = new HashSet<>(ofFiles);
    all.addAll(NUMBERS);
    return all;
  }

  @Override
  public String source() {
    return reader.source();
  }

  @Override
  public List<String> columns() {
    return List.copyOf(columns);
  }

  @Override
  public Optional<RowBatch> next() throws IOException {
    Optional<RowBatch> read = reader.next();
    while (read.isEmpty() && file + 1 < files.size()) {
      reader.close();
      reader = TableFiles.open(files.get(++file), used);
      read = reader.next();
    }
    return read.map(this::weighted);
  }

  private RowBatch weighted(RowBatch read) {
    int[] places = given.stream().mapToInt(reader.columns()::indexOf).toArray();
    for (int i = 0; i < read.rows(); i++) {
      for (WeightedRow each : rows.get(row)) {
        for (int place : places) {
          batch.add(place < 0 ? "" : read.text(i, place));
        }
        batch.add(each.role().symbol());
        batch.add(Integer.toString(each.label()));
        batch.add(Double.toString(each.weight()));
        batch.add(Double.toString(each.sigma()));
        batch.add(eta);
        batch.endRow(read.line(i));
      }
      row++;
    }
    return batch.build();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
