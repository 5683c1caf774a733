package org.pubn.lab.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.pubn.sample.Seed;

/** Reads the files of a user into samples, holding out a share of each for validation. */
public final class SampleLoader {

  private final ColumnOverrides columns;
  private final double validationShare;
  private final Seed seed;

  /**
   * A loader.
   *
   * @param columns what the user says of columns
   * @param validationShare the share of each sample that is held out
   * @param seed decides which rows
   */
  public SampleLoader(ColumnOverrides columns, double validationShare, Seed seed) {
    this.columns = columns;
    this.validationShare = validationShare;
    this.seed = seed;
  }

  /**
   * Reads samples.
   *
   * @throws IllegalArgumentException if a file does not exist, or files, columns or labels do not
   *     belong together
   * @throws org.pubn.data.DataFormatException if a file breaks its format
   */
  public LoadedSamples load(TrainingFiles files) throws IOException {
    for (Path file : files.all()) {
      if (!Files.isRegularFile(file)) {
        throw new IllegalArgumentException(file + ": is not a file");
      }
    }
    List<Boolean> ready = files.all().stream().map(SampleLoader::holdsFeatures).distinct().toList();
    if (ready.size() > 1) {
      throw new IllegalArgumentException(
          "files " + files.all() + ": tables and ready-made features cannot be mixed");
    }
    return ready.get(0)
        ? new FeatureSamples(validationShare, seed).load(files)
        : new TableSamples(columns, validationShare, seed).load(files);
  }

  /** Whether a file holds features that are used as they are. */
  private static boolean holdsFeatures(Path file) {
    return FeatureSamples.isNpy(file) || FeatureSamples.isLibsvm(file);
  }

  static String name(Path file) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
  }
}
