package org.pubn.lab.prior;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.sample.PubnSamples;
import org.pubn.table.ColumnKinds;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/**
 * The files of a user's samples, each a table with the same columns.
 *
 * @param positive P
 * @param unlabeled U
 * @param negative bN, where there is one
 */
public record SampleFiles(Path positive, Path unlabeled, Optional<Path> negative) {

  /**
   * Reads the samples. Numbers are standardised and values of lists become one feature each, over
   * the rows of all files.
   *
   * @throws IllegalArgumentException if a file does not exist or the files have no column in common
   * @throws org.pubn.data.DataFormatException if a file breaks its format
   */
  public PubnSamples read() {
    List<Path> files = new ArrayList<>(List.of(positive, unlabeled));
    negative.ifPresent(files::add);
    Table table;
    try {
      table = TableReader.read(files, ColumnKinds.inferred());
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    TableEncoding encoding = TableEncoding.learn(table, IntStream.range(0, table.rows()).toArray());
    List<Features> samples = new ArrayList<>();
    for (Table.Part part : table.parts()) {
      samples.add(encoding.features(table, part.rows()));
    }
    return negative.isPresent()
        ? new PubnSamples(samples.get(0), samples.get(1), samples.get(2))
        : PubnSamples.withoutNegatives(samples.get(0), samples.get(1));
  }
}
