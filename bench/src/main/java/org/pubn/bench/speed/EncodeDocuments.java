package org.pubn.bench.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pubn.data.Progress;
import org.pubn.encoder.CachedEncoder;
import org.pubn.encoder.EncoderSource;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * How many documents of 200 tokens go through an encoder in a second, on all processors, tokenizer
 * and cache included.
 *
 * <pre>java … org.pubn.bench.speed.EncodeDocuments [ENCODER]</pre>
 */
public final class EncodeDocuments {

  private static final int TOKENS = 200;
  private static final int WARM_UP = 200;
  private static final int MEASURED = 1500;

  /** Each is a token of its own for the packaged encoders. */
  private static final List<String> WORDS =
      List.of(
          ("the of and to in a is that for it as was with be by on not he his but at "
                  + "are this have an had they you were their one all we can her has there been "
                  + "if more when will would who so no space game car computer")
              .split(" "));

  private EncodeDocuments() {}

  public static void main(String[] args) throws IOException {
    EncoderSource source = EncoderSource.of(args.length == 0 ? EncoderSource.DEFAULT : args[0]);
    int threads = Runtime.getRuntime().availableProcessors();
    Path directory = Files.createTempDirectory("encoded");
    try {
      CachedEncoder encoder = new CachedEncoder(source, directory, threads);
      encode(encoder, documents(WARM_UP, "warm-up"));
      double seconds = encode(encoder, documents(MEASURED, "measured"));
      System.out.printf(
          Locale.ROOT,
          "%s: %d documents of %d tokens, %d threads, %.1f s, %.1f documents/s%n",
          source.name(),
          MEASURED,
          TOKENS,
          threads,
          seconds,
          MEASURED / seconds);
    } finally {
      delete(directory);
    }
  }

  private static double encode(CachedEncoder encoder, List<String> documents) {
    long start = System.nanoTime();
    encoder.encode(documents.size(), documents::get, Progress.NONE);
    return (System.nanoTime() - start) * 1e-9;
  }

  private static List<String> documents(int count, String name) {
    RandomStream random = new Seed(1).child(name).random();
    List<String> documents = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> words = new ArrayList<>();
      for (int token = 0; token < TOKENS; token++) {
        words.add(WORDS.get(random.nextInt(WORDS.size())));
      }
      documents.add(String.join(" ", words));
    }
    return documents;
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
