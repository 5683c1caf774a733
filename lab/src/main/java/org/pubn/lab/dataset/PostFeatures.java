package org.pubn.lab.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.data.DataFormatException;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.NpyReader;
import org.pubn.encoder.CachedEncoder;
import org.pubn.encoder.ColumnScaling;
import org.pubn.encoder.EncoderSource;
import org.pubn.text.TfIdf;
import org.pubn.text.VocabularyCounter;
import org.pubn.text.VocabularyRule;

/** One way to turn posts into features, done once. Safe for use by several threads. */
abstract class PostFeatures {

  /** The features of both splits. */
  record Split(Features training, Features test) {}

  private static final String READY_MADE = ".npy";

  private Optional<Split> split = Optional.empty();

  /** The way of a name. */
  static PostFeatures of(String name, NewsgroupsPosts posts) {
    if (name.equals(Newsgroups.TFIDF)) {
      return new Terms(posts);
    }
    return name.endsWith(READY_MADE) ? new ReadyMade(name, posts) : new Encoded(name, posts);
  }

  /** The features, computed by the first caller. */
  final synchronized Split split(int threads, PreparationListener listener) {
    if (split.isEmpty()) {
      split = Optional.of(compute(threads, listener));
    }
    return split.get();
  }

  abstract Split compute(int threads, PreparationListener listener);

  /** Standardises the columns of all posts as they are in the first so many, the training split. */
  private static Split standardised(DenseFeatures all, int trainingSize) {
    DenseFeatures training = all.select(IntStream.range(0, trainingSize).toArray());
    DenseFeatures test = all.select(IntStream.range(trainingSize, all.rows()).toArray());
    ColumnScaling scaling = ColumnScaling.of(training);
    return new Split(scaling.apply(training), scaling.apply(test));
  }

  /** tf-idf by the paper's rule. */
  private static final class Terms extends PostFeatures {

    private final NewsgroupsPosts posts;

    Terms(NewsgroupsPosts posts) {
      this.posts = posts;
    }

    @Override
    Split compute(int threads, PreparationListener listener) {
      VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
      for (int post = 0; post < posts.trainingSize(); post++) {
        counter.add(posts.text(post));
      }
      TfIdf tfIdf = counter.tfIdf("post");
      return new Split(
          transform(tfIdf, 0, posts.trainingSize()),
          transform(tfIdf, posts.trainingSize(), posts.size()));
    }

    private Features transform(TfIdf tfIdf, int from, int to) {
      return tfIdf.transform(() -> IntStream.range(from, to).mapToObj(posts::text).iterator());
    }
  }

  /** A transformer's, standardised by column. */
  private static final class Encoded extends PostFeatures {

    private final String encoder;
    private final NewsgroupsPosts posts;

    Encoded(String encoder, NewsgroupsPosts posts) {
      this.encoder = encoder;
      this.posts = posts;
    }

    @Override
    Split compute(int threads, PreparationListener listener) {
      CachedEncoder cached =
          new CachedEncoder(
              EncoderSource.of(encoder), posts.directory().resolve("encoded"), threads);
      DenseFeatures all = cached.encode(posts.size(), posts::text, progress(listener));
      return standardised(all, posts.trainingSize());
    }

    private CachedEncoder.Progress progress(PreparationListener listener) {
      return new CachedEncoder.Progress() {
        @Override
        public void started(int documents) {
          listener.started("posts through " + encoder, documents);
        }

        @Override
        public void encoded() {
          listener.advanced();
        }
      };
    }
  }

  /** Those of a file with a row per post, training posts first, both splits in their own order. */
  private static final class ReadyMade extends PostFeatures {

    private final String file;
    private final NewsgroupsPosts posts;

    ReadyMade(String file, NewsgroupsPosts posts) {
      this.file = file;
      this.posts = posts;
    }

    @Override
    Split compute(int threads, PreparationListener listener) {
      DenseFeatures all;
      if (!Files.exists(Path.of(file))) {
        throw new IllegalArgumentException(file + ": does not exist");
      }
      try {
        all = NpyReader.read(Path.of(file));
      } catch (IOException e) {
        throw new UncheckedIOException(file + ": cannot be read: " + e.getMessage(), e);
      }
      if (all.rows() != posts.size()) {
        throw new DataFormatException(
            file, "has " + all.rows() + " rows, must have " + posts.size() + ", one per post");
      }
      return standardised(all, posts.trainingSize());
    }
  }
}
