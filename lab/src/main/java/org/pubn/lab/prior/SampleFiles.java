package org.pubn.lab.prior;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.lab.document.Corpus;
import org.pubn.lab.document.CorpusIndex;
import org.pubn.lab.document.Placement;
import org.pubn.lab.document.TextFeatures;
import org.pubn.lab.document.TextOptions;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.sample.PubnSamples;
import org.pubn.table.Column;
import org.pubn.table.ColumnKinds;
import org.pubn.table.IgnoredColumn;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/**
 * The files of a user's samples: tables with the same columns, or documents.
 *
 * @param positive P
 * @param unlabeled U
 * @param negative bN, where there is one
 */
public record SampleFiles(Path positive, Path unlabeled, Optional<Path> negative) {

  /**
   * Reads the samples. Numbers are standardised and values of lists become one feature each, over
   * the rows of all files; vocabularies and scales of text are learned from all documents.
   *
   * @param text what is said of text
   * @param display shows which columns are ignored, and how far documents have come through an
   *     encoder
   * @throws IllegalArgumentException if a file does not exist or the files have no column in common
   * @throws org.pubn.data.DataFormatException if a file breaks its format
   */
  public PubnSamples read(TextOptions text, ProgressDisplay display) {
    List<Path> files = new ArrayList<>(List.of(positive, unlabeled));
    negative.ifPresent(files::add);
    try {
      return samples(
          text.areFor(files)
              ? documents(new Corpus(files, text.column()), text.textFeatures(display))
              : rows(files, display));
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  private static List<Features> documents(Corpus corpus, TextFeatures features) throws IOException {
    CorpusIndex index = CorpusIndex.of(corpus, Optional.empty());
    Placement placement = new Placement(index.size(), index.places());
    for (int place = 0; place < index.places(); place++) {
      placement.put(place, index.documents(place), true);
    }
    return features.learn(corpus, placement).samples();
  }

  private static List<Features> rows(List<Path> files, ProgressDisplay display) throws IOException {
    Table table = TableReader.read(files, ColumnKinds.inferred());
    for (Column column : table.columns()) {
      if (column instanceof IgnoredColumn ignored) {
        display.message("column \"" + ignored.name() + "\" is ignored: " + ignored.detail());
      }
    }
    TableEncoding encoding = TableEncoding.learn(table, IntStream.range(0, table.rows()).toArray());
    List<Features> samples = new ArrayList<>();
    for (Table.Part part : table.parts()) {
      samples.add(encoding.features(table, part.rows()));
    }
    return samples;
  }

  private PubnSamples samples(List<Features> samples) {
    return negative.isPresent()
        ? new PubnSamples(samples.get(0), samples.get(1), samples.get(2))
        : PubnSamples.withoutNegatives(samples.get(0), samples.get(1));
  }
}
