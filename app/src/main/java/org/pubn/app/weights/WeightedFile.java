package org.pubn.app.weights;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.pubn.app.predict.DelimitedText;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.files.SplitTable;
import org.pubn.sample.PubnSamples;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.storage.WritableFormat;
import org.pubn.weigh.Weighing;

/**
 * Where weighted rows go. A {@code .csv} or {@code .tsv}, packed where the name ends in {@code
 * .gz}, has the cells of the files as they were, and the columns of {@link WeightedRows}; so has
 * what a module on the class path writes, such as {@code .parquet}. A {@code .svm} has lines {@code
 * label:weight index:value …} as XGBoost reads them; values of a list are codes, and a missing
 * value is left out. The file is there as a whole or not at all.
 */
public record WeightedFile(Path path) {

  public WeightedFile {
    boolean text = name(path).matches(".*\\.(csv|tsv|svm)(\\.gz)?");
    if (!text && TableFiles.writable(path).isEmpty()) {
      throw new InputException(
          path
              + ": its name must end in .csv, .tsv or .svm, optionally followed by .gz, or, with"
              + " the module pubn-parquet, in .parquet");
    }
  }

  private static String name(Path path) {
    return path.toString().toLowerCase(Locale.ROOT);
  }

  /**
   * Refuses files that can be read only once: cells are copied from them in a second pass.
   *
   * @throws InputException if one is standard input, or a pipe
   */
  public void requireReadableTwice(List<Path> files) {
    if (isSparse()) {
      return;
    }
    for (Path file : files) {
      boolean pipe =
          file.toString().equals("-")
              || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
      if (pipe) {
        throw new InputException(
            (file.toString().equals("-") ? "standard input" : file)
                + ": can be read only once, and this needs two passes; save the rows to a file, or"
                + " write .svm, which needs one");
      }
    }
  }

  private boolean isSparse() {
    return name(path).contains(".svm");
  }

  /**
   * Writes all rows.
   *
   * @param files the files that the table was read from, in their order
   */
  public void write(Weighing weighing, SplitTable table, List<Path> files) throws IOException {
    List<List<WeightedRow>> rows = WeightedRow.of(weighing, table.roles());
    AtomicFile.write(
        path,
        out -> {
          boolean packs = name(path).endsWith(".gz");
          OutputStream to = packs ? new GZIPOutputStream(out, 1 << 16) : out;
          if (isSparse()) {
            writeFeatures(rows, table.allPlain().apart(), to);
          } else {
            double eta = weighing.weights().eta().eta();
            try (WeightedRows cells = new WeightedRows(files, table.columns(), rows, eta)) {
              writeCells(cells, table.numericColumns(), to);
            }
          }
          if (to instanceof GZIPOutputStream packed) {
            // The stream below is not ours to close.
            packed.finish();
          }
        });
  }

  private void writeCells(WeightedRows cells, Set<String> numbers, OutputStream out)
      throws IOException {
    Optional<WritableFormat> format = TableFiles.writable(path);
    if (format.isPresent()) {
      format.get().write(cells, cells.numbers(numbers), out);
    } else {
      writeText(cells, out);
    }
  }

  private void writeText(RowReader cells, OutputStream out) throws IOException {
    DelimitedText header = text();
    cells.columns().forEach(header::cell);
    header.endRow();
    out.write(header.toBytes());
    for (Optional<RowBatch> batch = cells.next(); batch.isPresent(); batch = cells.next()) {
      DelimitedText text = text();
      for (int row = 0; row < batch.get().rows(); row++) {
        for (int column = 0; column < batch.get().columns(); column++) {
          text.cell(batch.get().text(row, column));
        }
        text.endRow();
      }
      out.write(text.toBytes());
    }
  }

  private DelimitedText text() {
    return new DelimitedText(name(path).contains(".tsv") ? '\t' : ',', false);
  }

  private static void writeFeatures(
      List<List<WeightedRow>> rows, PubnSamples samples, OutputStream out) throws IOException {
    for (List<WeightedRow> copies : rows) {
      for (WeightedRow row : copies) {
        DenseFeatures features = (DenseFeatures) samples.of(row.role());
        StringBuilder line = new StringBuilder();
        line.append(row.label()).append(':').append(row.weight());
        for (int column = 0; column < features.columns(); column++) {
          float value = features.get(row.place(), column);
          if (!Float.isNaN(value)) {
            line.append(' ').append(column + 1).append(':').append(value);
          }
        }
        out.write(line.append('\n').toString().getBytes(StandardCharsets.UTF_8));
      }
    }
  }
}
