package org.pubn.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.corpus.Content;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.encoder.EncoderFeatures;
import org.pubn.encoder.EncoderSource;
import org.pubn.storage.FileKind;
import org.pubn.text.TermFeatures;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is known of text, and what is to become of it. */
final class TextArguments {

  private static final String TFIDF = "tfidf";
  private static final String ENCODER = "encoder";
  private static final String PIXELS = "pixels";
  private static final String ONNX = "onnx";
  private static final List<String> FEATURES = List.of(TFIDF, ENCODER, PIXELS, ONNX);

  @Option(
      names = "--text",
      paramLabel = "COLUMN",
      description =
          "The column of a table that holds the text to learn from. Folders (one document per"
              + " file) and text files (one document per line) need no such column.")
  Optional<String> column = Optional.empty();

  @Option(
      names = "--features",
      paramLabel = "KIND",
      description =
          "How text becomes features: tfidf (the default) or encoder, a pretrained transformer."
              + " How pictures do: pixels (the default) or onnx, your own encoder.")
  Optional<String> features = Optional.empty();

  @Option(
      names = "--encoder",
      paramLabel = "NAME|DIR|FILE",
      description =
          "The transformer: minilm-q (the default), minilm, bge-small-q, bge-small, or a directory"
              + " with an ONNX file and its tokenizer (tokenizer.json). For pictures an ONNX file"
              + " that takes a batch of them (channels, rows, columns) and returns a vector for"
              + " each.")
  Optional<String> encoder = Optional.empty();

  @Mixin ImageArguments images = new ImageArguments();

  @Mixin DirectoryArgument data = new DirectoryArgument();

  /** Refuses what does not go together, or does not go with the files. */
  void check(List<Path> files) {
    if (features.isPresent() && !FEATURES.contains(features.get())) {
      throw new InputException(
          "--features " + features.get() + ": must be one of " + String.join(", ", FEATURES));
    }
    if (column.isPresent() && images.column.isPresent()) {
      throw DocumentColumn.bothGiven(images.column.get());
    }
    if (encoder.isPresent() && (isFeatures(TFIDF) || isFeatures(PIXELS))) {
      throw new InputException(
          "--encoder " + encoder.get() + ": goes with --features " + ENCODER + " or " + ONNX);
    }
    if (encoder.isEmpty() && isFeatures(ONNX)) {
      throw new InputException("--features " + ONNX + ": needs --encoder with an .onnx file");
    }
    if (!areIn(files) && (features.isPresent() || encoder.isPresent())) {
      throw new InputException(
          (features.isPresent() ? "--features " + features.get() : "--encoder " + encoder.get())
              + ": goes with text and pictures; name their column by --text or --image, or give"
              + " folders or .txt files");
    }
  }

  /** What the documents hold: as options say, else by the names of the files in folders. */
  private Content content(List<Path> files) throws IOException {
    if (images.areGiven() || isFeatures(PIXELS) || isFeatures(ONNX)) {
      return Content.PICTURE;
    }
    return column.isPresent() || features.isPresent() ? Content.TEXT : Content.of(files);
  }

  private boolean isFeatures(String kind) {
    return features.equals(Optional.of(kind));
  }

  private boolean areIn(List<Path> files) {
    return column.isPresent()
        || images.column.isPresent()
        || files.stream().anyMatch(file -> FileKind.of(file).isText());
  }

  private boolean isEncoder() {
    return features.map(ENCODER::equals).orElse(encoder.isPresent());
  }

  /**
   * How text or pictures become features.
   *
   * @param threads documents that go through an encoder at a time, or pictures that are decoded
   * @param progress is told how far they have come
   */
  TextFeatures way(List<Path> files, int threads, Progress progress) throws IOException {
    if (content(files) == Content.PICTURE) {
      return encoder.isPresent()
          ? images.encoded(Path.of(encoder.get()), threads)
          : images.pixels(threads);
    }
    if (!isEncoder()) {
      return new TermFeatures();
    }
    Path cache = data.resolved().path().resolve("encoded");
    return new EncoderFeatures(encoder.orElse(EncoderSource.DEFAULT), cache, threads, progress);
  }
}
