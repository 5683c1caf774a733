package org.pubn.app.training;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.report.page.ReportPage;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.IoReason;
import org.pubn.storage.StagedFile;
import org.pubn.train.TrainResult;

/**
 * What stands beside a model {@code NAME.pubn}: its numbers, {@code NAME.json}, and its page,
 * {@code NAME.report.html}. Both carry the SHA-256 of the model. The three are prepared together
 * and put into their places one right after the other, the model first; whoever reads a model whose
 * numbers carry another digest is told.
 */
public final class ModelCompanions implements Closeable {

  /** The first field of the numbers. */
  static final String DIGEST = "modelSha256";

  private static final String EXTENSION = ".pubn";
  private static final JsonFactory JSON = new JsonFactory();

  private final Path model;
  private final List<StagedFile> staged = new ArrayList<>();
  private Optional<IOException> failure = Optional.empty();

  private ModelCompanions(Path model) {
    this.model = model;
  }

  /** The file of the numbers: {@code NAME.json} for {@code NAME.pubn}. */
  public static Path json(Path model) {
    return beside(model, ".json");
  }

  /** The page: {@code NAME.report.html} for {@code NAME.pubn}. */
  public static Path page(Path model) {
    return beside(model, ".report.html");
  }

  private static Path beside(Path model, String ending) {
    String name = String.valueOf(model.getFileName());
    String stem =
        name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
    return model.resolveSibling(stem + ending);
  }

  /**
   * Prepares both files. That they cannot be written is told by {@link #commit}: it must not cost
   * the model, which took the time.
   *
   * @param classifier as it is saved
   * @param sha256 of the file of the model
   */
  static ModelCompanions stage(
      TrainResult result, Classifier classifier, Path model, String sha256) {
    ModelCompanions companions = new ModelCompanions(model);
    try {
      companions.add(
          json(model), TrainingJson.of(result, classifier, sha256).toPrettyString() + "\n");
      companions.add(
          page(model),
          ReportPage.render(ModelPage.of(result, classifier.provenance().importance(), sha256)));
    } catch (IOException e) {
      companions.failure = Optional.of(e);
    }
    return companions;
  }

  private void add(Path file, String text) throws IOException {
    staged.add(AtomicFile.stage(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8))));
  }

  /** Puts both into their places, once the model is in its own. */
  void commit() throws IOException {
    try {
      for (StagedFile file : staged) {
        file.commit();
      }
      if (failure.isPresent()) {
        throw failure.get();
      }
    } catch (IOException e) {
      throw new IOException(IoReason.sentence(e) + "; the model itself is complete: " + model, e);
    }
  }

  @Override
  public void close() throws IOException {
    for (StagedFile file : staged) {
      file.close();
    }
  }

  /**
   * What is wrong with the numbers beside a model: that they are of another one. Nothing is wrong
   * where there are none, or the file is not ours.
   *
   * @throws IOException if the model cannot be read
   */
  public static Optional<String> mismatch(Path model) throws IOException {
    Path json = json(model);
    Optional<String> told = Files.isRegularFile(json) ? digestIfReadable(json) : Optional.empty();
    if (told.isEmpty() || told.get().equals(ClassifierFile.sha256(model))) {
      return Optional.empty();
    }
    return Optional.of(
        json
            + ": belongs to another model than "
            + model
            + " (the SHA-256 in it is not this one's): a training was stopped while it wrote, or a"
            + " file was replaced; its page may be another's, too");
  }

  private static Optional<String> digestIfReadable(Path json) {
    try {
      return digest(json);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether a file holds the numbers of some model. */
  static boolean areNumbers(Path json) throws IOException {
    return digest(json).isPresent();
  }

  private static Optional<String> digest(Path json) throws IOException {
    try (InputStream in = Files.newInputStream(json);
        JsonParser parser = JSON.createParser(in)) {
      return parser.nextToken() == JsonToken.START_OBJECT
              && DIGEST.equals(parser.nextFieldName())
              && parser.nextToken() == JsonToken.VALUE_STRING
          ? Optional.of(parser.getText())
          : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }
}
