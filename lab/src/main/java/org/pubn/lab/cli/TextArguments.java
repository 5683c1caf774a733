package org.pubn.lab.cli;

import java.util.Optional;
import org.pubn.lab.document.TextOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is known of text, and what is to become of it. */
final class TextArguments {

  @Option(
      names = "--text",
      paramLabel = "COLUMN",
      description =
          "Learn from text: the column of the files that holds it. Of folders (a document per file)"
              + " and .txt files (a document per line) it goes without saying.")
  Optional<String> column = Optional.empty();

  @Option(
      names = "--features",
      paramLabel = "KIND",
      description =
          "What becomes of text: tfidf (the default) or encoder, a pretrained transformer.")
  Optional<String> features = Optional.empty();

  @Option(
      names = "--encoder",
      paramLabel = "NAME|DIR",
      description =
          "The transformer: minilm-q (the default), minilm, bge-small-q, bge-small, or a directory"
              + " with an .onnx file and its tokenizer.json.")
  Optional<String> encoder = Optional.empty();

  @Mixin DatasetsCommand.DirectoryArgument data = new DatasetsCommand.DirectoryArgument();

  TextOptions options() {
    return new TextOptions(column, features, encoder, data.directory);
  }
}
