package org.pubn.lab.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.encoder.EncoderSource;
import org.pubn.lab.download.DataDirectory;
import org.pubn.lab.download.Environment;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.train.ModelKind;

/**
 * What a user says of text.
 *
 * @param column the column of tables that holds the text; given, it says that there is text
 * @param features {@value #TFIDF} or {@value #ENCODER}; empty for the former, unless an encoder is
 *     named
 * @param encoder the name or the directory of an encoder; empty for the packaged one
 * @param dataDirectory where the features of an encoder are remembered; empty for the usual one
 */
public record TextOptions(
    Optional<String> column,
    Optional<String> features,
    Optional<String> encoder,
    Optional<String> dataDirectory) {

  public static final String TFIDF = "tfidf";
  public static final String ENCODER = "encoder";

  /** Nothing is said. */
  public static final TextOptions NONE =
      new TextOptions(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  public TextOptions {
    if (features.isPresent() && !List.of(TFIDF, ENCODER).contains(features.get())) {
      throw new IllegalArgumentException(
          "--features " + features.get() + ": must be " + TFIDF + " or " + ENCODER);
    }
    if (encoder.isPresent() && features.isPresent() && features.get().equals(TFIDF)) {
      throw new IllegalArgumentException(
          "--encoder " + encoder.get() + ": goes with --features " + ENCODER);
    }
  }

  /**
   * Whether files hold documents: a column of text is named, or one of them is a folder or a file
   * of lines.
   *
   * @throws IllegalArgumentException if they do not, and yet something is said of text
   */
  public boolean areFor(List<Path> files) {
    boolean text = column.isPresent() || files.stream().anyMatch(Documents::areAllOf);
    if (!text && (features.isPresent() || encoder.isPresent())) {
      throw new IllegalArgumentException(
          (features.isPresent()
                  ? "--features " + features.get()
                  : "--encoder " + encoder.orElseThrow())
              + ": goes with text; name its column by --text, or give folders or .txt files");
    }
    return text;
  }

  /** The kind of model that suits the features. */
  public ModelKind model() {
    return isEncoder() ? ModelKind.MLP : ModelKind.LINEAR;
  }

  private boolean isEncoder() {
    return features.map(ENCODER::equals).orElse(encoder.isPresent());
  }

  /**
   * How documents become features.
   *
   * @param threads documents that go through an encoder at a time
   * @param display shows how far they have come
   */
  public TextFeatures textFeatures(int threads, ProgressDisplay display) {
    if (!isEncoder()) {
      return new TermFeatures();
    }
    Path cache =
        DataDirectory.resolve(dataDirectory, Environment.ofProcess()).path().resolve("encoded");
    return new EncoderFeatures(encoder.orElse(EncoderSource.DEFAULT), cache, threads, display);
  }
}
