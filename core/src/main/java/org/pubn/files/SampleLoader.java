package org.pubn.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.random.Seed;
import org.pubn.sample.Scenario;
import org.pubn.storage.FileKind;
import org.pubn.storage.TableFiles;

/**
 * Reads the files of a user into samples, holding out a share of each for validation.
 *
 * @param validationShare the share of each sample that is held out
 * @param seed decides which rows
 * @param scenario how the samples came to be; empty to take one file of labeled rows for one sample
 *     and files of their own for two
 */
record SampleLoader(double validationShare, Seed seed, Optional<Scenario> scenario) {

  /**
   * Reads samples.
   *
   * @throws InputException if a file does not exist, or files, columns or labels do not belong
   *     together
   * @throws org.pubn.storage.DataFormatException if a file breaks its format
   */
  LoadedSamples load(TrainingFiles files) throws IOException {
    TableFiles.requireOneInput(files.all());
    boolean text = files.columns().areDocuments(files.all());
    for (Path file : files.all()) {
      if (text) {
        TableFiles.requireRereadable(file);
      }
      boolean there = TableFiles.isStandardInput(file) || Files.exists(file);
      if (!there || (!text && Files.isDirectory(file))) {
        throw new InputException(file + ": is not a file" + (text ? " or folder" : ""));
      }
    }
    return text ? documents(files) : rows(files);
  }

  Scenario scenarioOf(TrainingFiles files) {
    return scenario.orElse(
        files instanceof LabeledFile ? Scenario.ONE_SAMPLE : Scenario.TWO_SAMPLE);
  }

  private LoadedSamples documents(TrainingFiles files) throws IOException {
    files.columns().requireNoKinds();
    for (Path file : files.all()) {
      if (FileKind.of(file).isFeatures()) {
        throw new InputException(file + ": documents and ready-made features cannot be mixed");
      }
    }
    return new DocumentSamples(files.columns().way(files.all()), this).load(files);
  }

  private LoadedSamples rows(TrainingFiles files) throws IOException {
    List<Boolean> ready =
        files.all().stream().map(file -> FileKind.of(file).isFeatures()).distinct().toList();
    if (ready.size() > 1) {
      throw new InputException(
          "files " + files.all() + ": tables and ready-made features cannot be mixed");
    }
    if (!ready.get(0) && files instanceof LabeledFile labeled && labeled.labelFile().isPresent()) {
      throw new InputException(
          labeled.labelFile().get()
              + ": labels in a file of their own go with .npy; name the label column of "
              + labeled.input());
    }
    return ready.get(0) ? new FeatureSamples(this).load(files) : new TableSamples(this).load(files);
  }
}
