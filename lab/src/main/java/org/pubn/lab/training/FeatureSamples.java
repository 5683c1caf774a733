package org.pubn.lab.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.data.LibsvmReader;
import org.pubn.data.LibsvmRows;
import org.pubn.data.NpyReader;
import org.pubn.data.SparseFeatures;
import org.pubn.lab.training.TrainingFiles.Labeled;
import org.pubn.lab.training.TrainingFiles.Separate;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.train.FeatureColumns;
import org.pubn.train.Settings;
import org.pubn.train.ValidationSplit;

/** Samples from files of features that are used as they are: NumPy arrays and libsvm files. */
final class FeatureSamples {

  private final double validationShare;
  private final Seed seed;

  FeatureSamples(double validationShare, Seed seed) {
    this.validationShare = validationShare;
    this.seed = seed;
  }

  static boolean isNpy(Path file) {
    return SampleLoader.name(file).endsWith(".npy");
  }

  static boolean isLibsvm(Path file) {
    return SampleLoader.name(file).matches(".*\\.(libsvm|svm)(\\.gz)?");
  }

  LoadedSamples load(TrainingFiles files) throws IOException {
    PubnSamples samples =
        files instanceof Separate separate ? separate(separate) : labeled((Labeled) files);
    ValidationSplit split = ValidationSplit.of(samples, validationShare, seed);
    return new LoadedSamples(
        String.join(", ", files.all().stream().map(Object::toString).toList()),
        split.apply(samples),
        split.shared(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        FeatureColumns.unnamed(samples.columns()));
  }

  private static PubnSamples separate(Separate files) throws IOException {
    List<Features> read = new ArrayList<>();
    int widest = 0;
    for (Path file : files.all()) {
      Features features = isNpy(file) ? NpyReader.read(file) : LibsvmReader.read(file).features();
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

  private static PubnSamples labeled(Labeled file) throws IOException {
    if (file.column().isPresent()) {
      throw new IllegalArgumentException(
          "--label "
              + file.column().get()
              + ": "
              + file.input()
              + " has no named columns; the rows of a libsvm file begin with their label");
    }
    if (!isLibsvm(file.input())) {
      throw new IllegalArgumentException(
          "--input " + file.input() + ": holds no labels; give --positive and --unlabeled");
    }
    LibsvmRows read = LibsvmReader.read(file.input());
    int rows = read.features().rows();
    List<String> labels =
        IntStream.range(0, rows).mapToObj(row -> Settings.text(read.label(row))).toList();
    RoleRows roles = RoleRows.of(labels, file.labels());
    roles.requireSamples(file.input().toString());
    return new PubnSamples(
        read.features().select(roles.of(Group.POSITIVE)),
        read.features().select(roles.of(Group.UNLABELED)),
        read.features().select(roles.of(Group.NEGATIVE)));
  }
}
