package org.pubn.app.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.pubn.classify.Classifier;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.storage.AtomicFile;
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

  /** Refuses places that cannot be written, or from which something is read. */
  public void requireWritable(List<Path> inputs) {
    for (Path written : List.of(model, json(), page())) {
      AtomicFile.requireWritable(written, inputs);
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
