package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.storage.FileKind;
import org.pubn.storage.LibsvmReader;
import org.pubn.storage.LibsvmRows;
import org.pubn.storage.NpyReader;

/** Samples from files of features that are used as they are: NumPy arrays and libsvm files. */
final class FeatureSamples {

  private final SampleLoader loader;

  FeatureSamples(SampleLoader loader) {
    this.loader = loader;
  }

  LoadedSamples load(TrainingFiles files) throws IOException {
    files.columns().requireNoNames(files.all());
    PubnSamples samples =
        files instanceof SeparateFiles separate ? separate(separate) : labeled((LabeledFile) files);
    return LoadedSamples.of(
        files.source(),
        samples.drawn(loader.scenarioOf(files)),
        loader.validationShare(),
        loader.seed());
  }

  private static PubnSamples separate(SeparateFiles files) throws IOException {
    List<Features> read = new ArrayList<>();
    int widest = 0;
    for (Path file : files.all()) {
      Features features =
          FileKind.of(file) == FileKind.NPY
              ? NpyReader.read(file)
              : LibsvmReader.read(file).features();
      read.add(features);
      widest = Math.max(widest, features.columns());
    }
    for (int i = 0; i < read.size(); i++) {
      // A libsvm file ends with its last index that is not zero.
      if (read.get(i) instanceof SparseFeatures sparse) {
        read.set(i, widened(sparse, widest));
      }
    }
    return read.size() == 2
        ? PubnSamples.withoutNegatives(read.get(0), read.get(1))
        : new PubnSamples(read.get(0), read.get(1), read.get(2));
  }

  private static SparseFeatures widened(SparseFeatures rows, int columns) {
    int[] starts = new int[rows.rows() + 1];
    for (int row = 0; row < rows.rows(); row++) {
      starts[row + 1] = starts[row] + rows.cells(row);
    }
    int[] indices = new int[starts[rows.rows()]];
    float[] values = new float[indices.length];
    for (int row = 0; row < rows.rows(); row++) {
      rows.copyRow(row, indices, values, starts[row]);
    }
    return SparseFeatures.ofOwned(columns, starts, indices, values);
  }

  private static PubnSamples labeled(LabeledFile file) throws IOException {
    if (file.column().isPresent()) {
      throw new InputException(
          "label column "
              + file.column().get()
              + ": "
              + file.input()
              + " has no named columns; the rows of a libsvm file begin with their label");
    }
    if (file.labelFile().isPresent()) {
      return labeled(file, file.labelFile().get());
    }
    if (FileKind.of(file.input()) != FileKind.LIBSVM) {
      throw new InputException(
          file.input()
              + ": holds no labels; give them in a .npy file, or positive and unlabeled rows in"
              + " files of their own");
    }
    LibsvmRows read = LibsvmReader.read(file.input());
    int rows = read.features().rows();
    List<String> labels =
        IntStream.range(0, rows).mapToObj(row -> Double.toString(read.label(row))).toList();
    return dealt(file, read.features(), labels);
  }

  /** Rows of a NumPy file, with their labels in another. */
  private static PubnSamples labeled(LabeledFile file, Path labelFile) throws IOException {
    if (FileKind.of(file.input()) != FileKind.NPY || FileKind.of(labelFile) != FileKind.NPY) {
      throw new InputException(
          labelFile + ": labels in a file of their own go with .npy, and must be .npy too");
    }
    DenseFeatures rows = NpyReader.read(file.input());
    DenseFeatures labels = NpyReader.read(labelFile);
    if (labels.columns() != 1 || labels.rows() != rows.rows()) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s: has %d rows of %d numbers, must have one label for each of the %d rows of %s",
              labelFile,
              labels.rows(),
              labels.columns(),
              rows.rows(),
              file.input()));
    }
    return dealt(
        file,
        rows,
        IntStream.range(0, rows.rows())
            .mapToObj(row -> Double.toString(labels.get(row, 0)))
            .toList());
  }

  private static PubnSamples dealt(LabeledFile file, Features rows, List<String> labels) {
    RoleRows roles = RoleRows.of(labels, file.labels());
    roles.requireSamples(file.input().toString());
    return new PubnSamples(
        rows.select(roles.of(Role.POSITIVE)),
        rows.select(roles.of(Role.UNLABELED)),
        rows.select(roles.of(Role.NEGATIVE)));
  }
}
