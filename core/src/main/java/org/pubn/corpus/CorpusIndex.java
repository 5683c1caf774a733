package org.pubn.corpus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.pubn.numbers.RowKeys;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.table.MissingValues;

/**
 * What is known of the documents of a corpus after a first pass, which keeps no text: a key by
 * which equal documents are found, where each lies, and its label. Immutable.
 */
public final class CorpusIndex {

  private static final Set<String> MISSING = Set.copyOf(MissingValues.words());

  /** Makes the keys of groups others than those of texts. */
  private static final String GROUP = "\u0000group ";

  private final long[] keys;
  private final int[] ends;
  private final List<String> labels;
  private final int blank;
  private final long characters;

  private CorpusIndex(Pass pass) {
    this.keys = pass.keys.build().toArray();
    this.ends = pass.counts.clone();
    Arrays.parallelPrefix(ends, Math::addExact);
    this.labels = List.copyOf(pass.labels);
    this.blank = pass.blank;
    this.characters = pass.characters;
  }

  /**
   * Reads a corpus.
   *
   * @param label the column that says what a document is, if there is one
   * @param group the column of groups, if there is one
   * @throws DataFormatException if a place holds no documents
   */
  public static CorpusIndex of(Corpus corpus, Optional<String> label, Optional<String> group)
      throws IOException {
    Pass pass = new Pass(label, group, corpus);
    corpus.forEachBatch(pass::add);
    for (int place = 0; place < pass.counts.length; place++) {
      if (pass.counts[place] == 0) {
        throw new DataFormatException(corpus.source(place), "holds no documents");
      }
    }
    return new CorpusIndex(pass);
  }

  /** A pass over all documents. */
  private static final class Pass {

    private final Optional<String> label;
    private final Optional<String> group;
    private final Content content;
    private final LongStream.Builder keys = LongStream.builder();
    private final int[] counts;
    private final List<String> labels = new ArrayList<>();
    private final Map<String, String> values = new HashMap<>();
    private int blank;
    private long characters;

    Pass(Optional<String> label, Optional<String> group, Corpus corpus) {
      this.label = label;
      this.group = group;
      this.content = corpus.content();
      this.counts = new int[corpus.places()];
    }

    void add(int place, Documents documents, RowBatch rows) {
      counts[place] = Math.addExact(counts[place], rows.rows());
      OptionalInt labelPlace =
          label
              .map(column -> OptionalInt.of(documents.placeOf(column)))
              .orElse(OptionalInt.empty());
      OptionalInt groupPlace =
          group
              .map(column -> OptionalInt.of(documents.placeOf(column)))
              .orElse(OptionalInt.empty());
      for (int row = 0; row < rows.rows(); row++) {
        String text = rows.text(row, documents.place());
        String cell = groupPlace.isPresent() ? rows.stripped(row, groupPlace.getAsInt()) : "";
        keys.add(
            cell.isEmpty() || MISSING.contains(cell)
                ? key(text, content.start(text))
                : key(GROUP + cell, 0));
        characters += text.length();
        blank += text.isBlank() ? 1 : 0;
        if (labelPlace.isPresent()) {
          addLabel(rows.stripped(row, labelPlace.getAsInt()));
        }
      }
    }

    private void addLabel(String cell) {
      String value = MISSING.contains(cell) ? "" : cell;
      // One text for all documents of a label.
      labels.add(values.computeIfAbsent(value, same -> same));
    }

    private static long key(String text, int start) {
      long key = (long) text.length() - start;
      for (int i = start; i < text.length(); i++) {
        key = RowKeys.with(key, text.charAt(i));
      }
      return key;
    }
  }

  /** How many documents there are. */
  public int size() {
    return keys.length;
  }

  /** The key of a document: documents of one group, or else equal texts, have equal keys. */
  public long key(int document) {
    return keys[document];
  }

  /** How many places there are. */
  int places() {
    return ends.length;
  }

  /** The documents of a place, rising. */
  public int[] documents(int place) {
    return IntStream.range(place == 0 ? 0 : ends[place - 1], ends[place]).toArray();
  }

  /** The label of every document; empty where it is missing. No labels unless asked for. */
  public List<String> labels() {
    return labels;
  }

  /** How many documents hold nothing but white space. */
  public int blank() {
    return blank;
  }

  /** The length of all documents together. */
  public long characters() {
    return characters;
  }
}
