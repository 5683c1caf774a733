package org.pubn.lab.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.pubn.lab.document.TextOptions;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.sample.Seed;

/** Reads the files of a user into samples, holding out a share of each for validation. */
public final class SampleLoader {

  private final ColumnOverrides columns;
  private final double validationShare;
  private final Seed seed;
  private final int threads;

  /**
   * A loader.
   *
   * @param columns what the user says of columns
   * @param validationShare the share of each sample that is held out
   * @param seed decides which rows
   * @param threads documents that go through an encoder at a time
   */
  public SampleLoader(ColumnOverrides columns, double validationShare, Seed seed, int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + ": must be at least 1");
    }
    this.columns = columns;
    this.validationShare = validationShare;
    this.seed = seed;
    this.threads = threads;
  }

  /**
   * Reads samples.
   *
   * @param display for what takes long: documents that go through an encoder; is not closed
   * @throws IllegalArgumentException if a file does not exist, or files, columns or labels do not
   *     belong together
   * @throws org.pubn.data.DataFormatException if a file breaks its format
   */
  public LoadedSamples load(TrainingFiles files, ProgressDisplay display) throws IOException {
    boolean text = columns.text().areFor(files.all());
    for (Path file : files.all()) {
      if (!Files.isRegularFile(file) && !(text && Files.isDirectory(file))) {
        throw new IllegalArgumentException(file + ": is not a file" + (text ? " or folder" : ""));
      }
    }
    return text ? documents(files, display) : rows(files);
  }

  private LoadedSamples documents(TrainingFiles files, ProgressDisplay display) throws IOException {
    columns.requireNoKinds();
    for (Path file : files.all()) {
      if (holdsFeatures(file)) {
        throw new IllegalArgumentException(
            file + ": documents and ready-made features cannot be mixed");
      }
    }
    TextOptions options = columns.text();
    return new DocumentSamples(
            options.column(), options.textFeatures(threads, display), validationShare, seed)
        .load(files);
  }

  private LoadedSamples rows(TrainingFiles files) throws IOException {
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
