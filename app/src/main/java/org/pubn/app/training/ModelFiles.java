package org.pubn.app.training;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.IoReason;
import org.pubn.storage.StagedFile;
import org.pubn.train.TrainResult;

/** Where a training writes: the model, its numbers and its page. */
public record ModelFiles(Path model) {

  /** The file of the numbers. */
  public Path json() {
    return ModelCompanions.json(model);
  }

  /** The page. */
  public Path page() {
    return ModelCompanions.page(model);
  }

  /** The folder in which a training of many seconds is written down until it has ended. */
  public Path trainings() {
    return model.resolveSibling(model.getFileName() + ".trainings");
  }

  /**
   * Refuses places that cannot be written, from which something is read, or where a file lies that
   * no training wrote: a wrong name must not cost a file of something else.
   */
  public void requireWritable(List<Path> inputs) {
    for (Path written : List.of(model, json(), page())) {
      AtomicFile.requireWritable(written, inputs);
    }
    requireOurs(model, ModelFiles::isZip, "a model");
    requireOurs(json(), ModelCompanions::areNumbers, "the numbers of a model");
  }

  private interface Look {
    boolean isOurs(Path file) throws IOException;
  }

  private static void requireOurs(Path file, Look look, String what) {
    try {
      if (Files.exists(file) && Files.size(file) > 0 && !look.isOurs(file)) {
        throw new InputException(
            file + ": exists and is not " + what + "; remove it, or choose another name");
      }
    } catch (IOException e) {
      throw new InputException(file + ": cannot be read: " + IoReason.of(e), e);
    }
  }

  /** Whether it begins as a zip file does: a damaged model may be replaced. */
  private static boolean isZip(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.read() == 'P' && in.read() == 'K';
    }
  }

  /**
   * Writes all three, once the training has succeeded.
   *
   * @throws IOException if one of them cannot be written; where it is not the model, that is there
   */
  public void write(TrainResult result) throws IOException {
    // Of a picture no single pixel matters.
    Classifier classifier =
        result.samples().shape().image().isPresent()
            ? result.classifier()
            : result.classifier().withImportance(result.importance());
    try (StagedFile staged = ClassifierFile.stage(classifier, model);
        ModelCompanions companions =
            ModelCompanions.stage(result, classifier, model, staged.sha256())) {
      staged.commit();
      companions.commit();
    }
  }
}
