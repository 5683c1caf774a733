package org.pubn.lab.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.encoder.CachedEncoder;
import org.pubn.encoder.ColumnScaling;
import org.pubn.encoder.EncoderSource;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.NpyReader;
import org.pubn.text.TfIdf;
import org.pubn.text.VocabularyCounter;
import org.pubn.text.VocabularyRule;

/** One way to turn posts into features, done once. Safe for use by several threads. */
final class PostFeatures {

  /** The features of both splits. */
  record Split(Features training, Features test) {}

  private final String name;
  private final NewsgroupsPosts posts;
  private Optional<Split> split = Optional.empty();

  /** The way of a name: {@link Newsgroups#TFIDF}, an {@code .npy} file, or an encoder. */
  PostFeatures(String name, NewsgroupsPosts posts) {
    this.name = name;
    this.posts = posts;
  }

  /** The features, computed by the first caller. */
  synchronized Split split(int threads, Progress progress) {
    if (split.isEmpty()) {
      split =
          Optional.of(
              name.equals(Newsgroups.TFIDF)
                  ? terms()
                  : standardised(name.endsWith(".npy") ? readyMade() : encoded(threads, progress)));
    }
    return split.get();
  }

  /** Standardises the columns of all posts as they are in the training split. */
  private Split standardised(DenseFeatures all) {
    int first = posts.trainingSize();
    DenseFeatures training = all.select(IntStream.range(0, first).toArray());
    DenseFeatures test = all.select(IntStream.range(first, all.rows()).toArray());
    ColumnScaling scaling = ColumnScaling.of(training);
    return new Split(scaling.apply(training), scaling.apply(test));
  }

  /** tf-idf by the paper's rule. */
  private Split terms() {
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

  /** A transformer's. */
  private DenseFeatures encoded(int threads, Progress progress) {
    Path cache = posts.directory().resolve("encoded");
    return new CachedEncoder(EncoderSource.of(name), cache, threads)
        .encode(posts.size(), posts::text, progress);
  }

  /** Those of a file with a row per post, training posts first, both splits in their own order. */
  private DenseFeatures readyMade() {
    if (!Files.exists(Path.of(name))) {
      throw new InputException(name + ": does not exist");
    }
    try {
      DenseFeatures all = NpyReader.read(Path.of(name));
      if (all.rows() != posts.size()) {
        throw new DataFormatException(
            name, "has " + all.rows() + " rows, must have " + posts.size() + ", one per post");
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(name + ": cannot be read: " + e.getMessage(), e);
    }
  }
}
