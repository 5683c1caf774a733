package org.pubn.encoder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Progress;

/**
 * Encodes many documents and remembers their features in a directory, so that no document is
 * encoded twice by the same encoder: not in the next run, not after an interruption.
 *
 * @param source the encoder
 * @param directory where features are remembered, in a file per encoder; is made if needed
 * @param threads documents at a time
 */
public record CachedEncoder(EncoderSource source, Path directory, int threads) {

  /** How the features are made; files of another way are left alone. */
  private static final String WAY = "mean-min-max-" + DocumentEncoder.WINDOW;

  private static final String PROBE =
      "The quick brown fox jumps over the lazy dog. 1,234 boxes of quartz; who judges my vow?";

  /**
   * The features of some documents, a row each.
   *
   * @param documents gives a document by its number; is called from several threads
   */
  public DenseFeatures encode(int count, IntFunction<String> documents, Progress progress) {
    try (DocumentEncoder encoder = new DocumentEncoder(source)) {
      Files.createDirectories(directory);
      try (FeatureCache cache = new FeatureCache(cacheFile(encoder), encoder.columns())) {
        List<String> digests = new ArrayList<>();
        List<Integer> missing = new ArrayList<>();
        Set<String> queued = new HashSet<>();
        for (int i = 0; i < count; i++) {
          String digest = FeatureCache.digest(documents.apply(i));
          digests.add(digest);
          if (!cache.has(digest) && queued.add(digest)) {
            missing.add(i);
          }
        }
        if (!missing.isEmpty()) {
          progress.start("documents through " + source.name(), missing.size());
        }
        inParallel(
            missing.size(),
            next -> {
              int document = missing.get(next);
              cache.put(digests.get(document), encoder.encode(documents.apply(document)));
              progress.advance(1);
            });
        return rows(cache, digests, encoder.columns());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          "features in " + directory + ": cannot be kept: " + e.getMessage(), e);
    }
  }

  /**
   * A file per encoder and per way to compute: another version of ONNX Runtime, or a processor with
   * other instructions, gives other features, those of a quantized network by several percent. What
   * the encoder makes of one document tells.
   */
  private Path cacheFile(DocumentEncoder encoder) {
    float[] features = encoder.encode(PROBE);
    ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * features.length);
    bytes.asFloatBuffer().put(features);
    String computed = HexFormat.of().formatHex(EncoderSource.sha256().digest(bytes.array()));
    String name = source.digest().substring(0, 16) + "-" + WAY + "-" + computed.substring(0, 16);
    return directory.resolve(name + ".features");
  }

  private static DenseFeatures rows(FeatureCache cache, List<String> digests, int columns)
      throws IOException {
    float[] values = new float[Math.multiplyExact(digests.size(), columns)];
    for (int i = 0; i < digests.size(); i++) {
      System.arraycopy(cache.get(digests.get(i)), 0, values, i * columns, columns);
    }
    return DenseFeatures.ofOwned(columns, values);
  }

  @FunctionalInterface
  private interface Work {
    void run(int next) throws IOException;
  }

  /** Numbers 0 … count − 1, each taken by whichever thread is free; the first failure ends all. */
  private void inParallel(int count, Work work) throws IOException {
    AtomicInteger next = new AtomicInteger();
    Callable<Boolean> worker =
        () -> {
          try {
            for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
              work.run(i);
            }
            return true;
          } catch (IOException | RuntimeException e) {
            next.set(count);
            throw e;
          }
        };
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      for (Future<Boolean> ended : pool.invokeAll(Collections.nCopies(threads, worker))) {
        ended.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw cause;
      }
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while documents were encoded", e);
    } finally {
      pool.shutdown();
    }
  }
}
