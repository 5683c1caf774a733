package org.pubn.app.cli;

import java.util.Optional;
import org.pubn.data.InputException;
import picocli.CommandLine.Option;

/** The column of a table that holds what a model of text or pictures reads. */
final class DocumentColumn {

  @Option(
      names = "--text",
      paramLabel = "COLUMN",
      description = "The column that holds the text (default: the one used in training).")
  Optional<String> text = Optional.empty();

  @Option(
      names = "--image",
      paramLabel = "COLUMN",
      description =
          "The column that holds the names of picture files (default: the one used in training).")
  Optional<String> image = Optional.empty();

  /** Its name, where it is given. */
  Optional<String> name() {
    if (text.isPresent() && image.isPresent()) {
      throw bothGiven(image.get());
    }
    return image.or(() -> text);
  }

  static InputException bothGiven(String image) {
    return new InputException("--image " + image + ": is given with --text; give one of them");
  }
}
