package org.pubn.lab.predict;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.lab.predict.RowSource.Block;

/**
 * Scores rows: a line per row, in their order, with the columns that are kept and three more:
 * {@code score} g(x), {@code probability} 1 / (1 + exp(−g(x))), {@code prediction} 1 or 0.
 *
 * <p>Rows are read by one thread and scored by others; memory holds a few blocks of rows, however
 * many there are, and the output does not depend on the number of threads.
 */
public final class Predictor {

  private static final List<String> COLUMNS = List.of("score", "probability", "prediction");

  private final Classifier classifier;
  private final int threads;

  /**
   * @param threads how many threads score; one more reads
   */
  public Predictor(Classifier classifier, int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + ": must be at least 1");
    }
    this.classifier = classifier;
    this.threads = threads;
  }

  /** What the scores come from. */
  public Classifier classifier() {
    return classifier;
  }

  /**
   * How many rows there were.
   *
   * @param rows all of them
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

    Lines(byte[] bytes, Count count) {
      this.bytes = bytes;
      this.count = count;
    }
  }

  /**
   * Scores all rows of a source.
   *
   * @param separator what stands between two cells
   * @throws IllegalArgumentException if a column that is kept has the name of one that is added
   */
  public Count predict(RowSource source, char separator, OutputStream out) throws IOException {
    out.write(header(source.keptColumns(), separator));
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      Queue<Future<Lines>> pending = new ArrayDeque<>();
      Count count = new Count(0, 0, 0);
      for (Optional<Block> next = source.next(); next.isPresent(); next = source.next()) {
        Block block = next.get();
        pending.add(workers.submit(() -> score(block, separator)));
        if (pending.size() > 2 * threads) {
          count = count.plus(write(pending.remove(), out));
        }
      }
      while (!pending.isEmpty()) {
        count = count.plus(write(pending.remove(), out));
      }
      return count;
    } finally {
      workers.shutdownNow();
    }
  }

  private static byte[] header(List<String> kept, char separator) {
    DelimitedText text = new DelimitedText(separator);
    for (String column : kept) {
      if (COLUMNS.contains(column)) {
        throw new IllegalArgumentException(
            "column \"" + column + "\": cannot be kept, the output adds one of this name");
      }
      text.cell(column);
    }
    COLUMNS.forEach(text::cell);
    text.endRow();
    return text.toBytes();
  }

  private Lines score(Block block, char separator) {
    Features features = block.features();
    float[] scores = classifier.scores(features);
    DelimitedText text = new DelimitedText(separator);
    int positives = 0;
    for (int row = 0; row < scores.length; row++) {
      block.writeKept(row, text);
      boolean positive = classifier.isPositive(scores[row]);
      positives += positive ? 1 : 0;
      text.number(Float.toString(scores[row]));
      text.number(Float.toString((float) Classifier.probability(scores[row])));
      text.number(positive ? "1" : "0");
      text.endRow();
    }
    return new Lines(text.toBytes(), new Count(scores.length, positives, blank(features)));
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

  private static Count write(Future<Lines> future, OutputStream out) throws IOException {
    try {
      Lines lines = future.get();
      out.write(lines.bytes);
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
