package org.pubn.lab.training;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubn.data.AtomicFile;
import org.pubn.train.TrainOptions;

/**
 * What a user wants to be trained.
 *
 * @param files where the samples are
 * @param columns what is known of their columns
 * @param priors π and ρ, as far as they are known
 * @param options how to train
 * @param out the file of the model; its numbers and its page go beside it
 */
public record TrainingRequest(
    TrainingFiles files,
    ColumnOverrides columns,
    GivenPriors priors,
    TrainOptions options,
    Path out) {

  private static final String EXTENSION = ".pubn";
  private static final String JSON = ".json";
  private static final String PAGE = ".report.html";

  public TrainingRequest {
    Path directory = out.toAbsolutePath().getParent();
    if (directory == null || Files.isDirectory(out)) {
      throw new IllegalArgumentException("--out " + out + ": is a directory, must be a file");
    }
    if (!Files.isDirectory(directory)) {
      throw new IllegalArgumentException("--out " + out + ": its directory does not exist");
    }
    for (Path written : List.of(out, beside(out, JSON), beside(out, PAGE))) {
      AtomicFile.requireNoInput(written, files.all());
    }
  }

  /** The file of the numbers: {@code NAME.json} for {@code NAME.pubn}. */
  public Path json() {
    return beside(out, JSON);
  }

  /** The page: {@code NAME.report.html} for {@code NAME.pubn}. */
  public Path page() {
    return beside(out, PAGE);
  }

  private static Path beside(Path out, String ending) {
    String name = String.valueOf(out.getFileName());
    String stem =
        name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
    return out.resolveSibling(stem + ending);
  }
}
