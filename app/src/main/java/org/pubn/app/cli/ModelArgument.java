package org.pubn.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.pubn.Pubn;
import org.pubn.app.training.ModelCompanions;
import org.pubn.classify.Classifier;
import org.pubn.storage.Printable;
import picocli.CommandLine.Model.CommandSpec;

/** A trained model that the user names. */
final class ModelArgument {

  private ModelArgument() {}

  /**
   * Reads a model. Says so on standard error where the numbers beside it are another's.
   *
   * @throws org.pubn.data.InputException if there is no such file
   * @throws org.pubn.storage.DataFormatException if it is not a model
   */
  static Classifier load(Path file, CommandSpec command) throws IOException {
    Classifier classifier = Pubn.load(file);
    ModelCompanions.mismatch(file)
        .ifPresent(
            told -> command.commandLine().getErr().println("Warning: " + Printable.message(told)));
    return classifier;
  }
}
