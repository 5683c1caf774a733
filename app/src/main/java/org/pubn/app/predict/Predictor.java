package org.pubn.app.predict;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.files.ModelRows;
import org.pubn.files.ModelRows.Block;
import org.pubn.numbers.Require;

/**
 * Scores rows: a line per row, in their order, with the columns that are kept and three more:
 * {@code score} g(x), {@code probability} that of the classifier, {@code prediction} 1 or 0.
 *
 * <p>Rows are read by one thread and scored by others; memory holds a few blocks of rows, however
 * many there are, and the output does not depend on the number of threads.
 */
public final class Predictor {

  private static final List<String> COLUMNS = List.of("score", "probability", "prediction");

  private final Classifier classifier;
  private final int threads;
  private final RowOrder order;
  private final List<HeldRow> held = new ArrayList<>();

  /**
   * @param threads how many threads score; one more reads
   */
  public Predictor(Classifier classifier, int threads) {
    this(classifier, threads, RowOrder.AS_READ);
  }

  /**
   * @param threads how many threads score; one more reads
   * @param order in which order rows go out; any but their own keeps the output in memory
   */
  public Predictor(Classifier classifier, int threads, RowOrder order) {
    Require.atLeast(1, "threads", threads);
    this.classifier = classifier;
    this.threads = threads;
    this.order = order;
  }

  /** What the scores come from. */
  public Classifier classifier() {
    return classifier;
  }

  /**
   * How many rows there were.
   *
   * @param positives those predicted positive
   * @param blank those of sparse features in which every feature is 0, such as documents without a
   *     word that the classifier knows
   */
  public record Count(long rows, long positives, long blank) {

    private Count plus(Count other) {
      return new Count(rows + other.rows, positives + other.positives, blank + other.blank);
    }
  }

  /** Lines of output, and how many rows they are. */
  private static final class Lines {
    private final byte[] bytes;
    private final Count count;
    private final List<HeldRow> held;

    Lines(byte[] bytes, Count count, List<HeldRow> held) {
      this.bytes = bytes;
      this.count = count;
      this.held = held;
    }
  }

  /** A line without its last cell, which all rows together decide. */
  private record HeldRow(float score, String start, boolean positive) {}

  /**
   * Scores all rows of a source.
   *
   * @throws InputException if a column that is kept has the name of one that is added
   */
  public Count predict(ModelRows source, KeptColumns kept, char separator, OutputStream out)
      throws IOException {
    int[] places = kept.placesIn(source);
    Supplier<DelimitedText> text = () -> new DelimitedText(separator, kept.isDefused());
    out.write(header(Arrays.stream(places).mapToObj(source.columns()::get).toList(), text.get()));
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      Queue<Future<Lines>> pending = new ArrayDeque<>();
      Count count = new Count(0, 0, 0);
      for (Optional<Block> next = source.next(); next.isPresent(); next = source.next()) {
        Block block = next.get();
        pending.add(workers.submit(() -> score(block, places, text)));
        if (pending.size() > 2 * threads) {
          count = count.plus(write(pending.remove(), out));
        }
      }
      while (!pending.isEmpty()) {
        count = count.plus(write(pending.remove(), out));
      }
      return order.needsAll() ? ordered(count, separator, out) : count;
    } finally {
      workers.shutdownNow();
    }
  }

  private static byte[] header(List<String> kept, DelimitedText text) {
    for (String column : kept) {
      if (COLUMNS.contains(column)) {
        throw new InputException(
            "column \"" + column + "\": cannot be kept, the output adds one of this name");
      }
      text.cell(column);
    }
    COLUMNS.forEach(text::cell);
    text.endRow();
    return text.toBytes();
  }

  /** Writes rows that were held back until all were known. */
  private Count ordered(Count count, char separator, OutputStream out) throws IOException {
    Integer[] byScore = new Integer[held.size()];
    Arrays.setAll(byScore, i -> i);
    // Stable: of equal scores the first in the file comes first.
    Arrays.sort(byScore, Comparator.comparingDouble(i -> -held.get(i).score()));
    boolean[] positive = new boolean[byScore.length];
    int top = order.top().map(share -> share.of(byScore.length)).orElse(0);
    int positives = 0;
    for (int rank = 0; rank < byScore.length; rank++) {
      int row = byScore[rank];
      positive[row] = order.top().isPresent() ? rank < top : held.get(row).positive();
      positives += positive[row] ? 1 : 0;
    }
    for (int i = 0; i < byScore.length; i++) {
      int row = order.sorted() ? byScore[i] : i;
      out.write(held.get(row).start().getBytes(StandardCharsets.UTF_8));
      out.write(separator);
      out.write(positive[row] ? '1' : '0');
      out.write('\n');
    }
    held.clear();
    return new Count(count.rows(), positives, count.blank());
  }

  private Lines score(Block block, int[] kept, Supplier<DelimitedText> texts) {
    Features features = block.features();
    float[] scores = classifier.scores(features);
    DelimitedText text = texts.get();
    List<HeldRow> rows = new ArrayList<>();
    int positives = 0;
    for (int row = 0; row < scores.length; row++) {
      for (int column : kept) {
        text.cell(block.text(row, column));
      }
      boolean positive = classifier.isPositive(scores[row]);
      positives += positive ? 1 : 0;
      text.number(Float.toString(scores[row]));
      text.number(Float.toString((float) classifier.probability(scores[row])));
      if (order.needsAll()) {
        rows.add(new HeldRow(scores[row], text.text(), positive));
        text = texts.get();
      } else {
        text.number(positive ? "1" : "0");
        text.endRow();
      }
    }
    return new Lines(text.toBytes(), new Count(scores.length, positives, blank(features)), rows);
  }

  private static int blank(Features features) {
    int blank = 0;
    if (features instanceof SparseFeatures sparse) {
      for (int row = 0; row < sparse.rows(); row++) {
        blank += sparse.cells(row) == 0 ? 1 : 0;
      }
    }
    return blank;
  }

  private Count write(Future<Lines> future, OutputStream out) throws IOException {
    try {
      Lines lines = future.get();
      out.write(lines.bytes);
      held.addAll(lines.held);
      return lines.count;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new IOException("interrupted"));
    }
  }
}
