package org.pubn.lab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.classify.Classifier;
import org.pubn.classify.ClassifierFile;

/** A trained model that the user names. */
final class ModelArgument {

  private ModelArgument() {}

  /**
   * Reads a model.
   *
   * @throws IllegalArgumentException if there is no such file
   * @throws org.pubn.data.DataFormatException if it is not a model
   */
  static Classifier load(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException("model " + file + ": there is no such file");
    }
    try {
      return ClassifierFile.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException("model " + file + ": cannot be read", e);
    }
  }
}
