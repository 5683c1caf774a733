package org.pubn.bench.speed;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Work that is done at once, each piece in a thread of its own. */
final class Threads {

  private Threads() {}

  /** Does pieces 0 … count − 1 of a work and waits for all; fails if one of them does. */
  static void runAll(int count, IntConsumer work) {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      List<CompletableFuture<Void>> pieces =
          IntStream.range(0, count)
              .mapToObj(i -> CompletableFuture.runAsync(() -> work.accept(i), threads))
              .toList();
      pieces.forEach(CompletableFuture::join);
    } finally {
      threads.shutdown();
    }
  }
}
