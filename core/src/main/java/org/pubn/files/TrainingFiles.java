package org.pubn.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where the samples of a user are, and what is known of their columns.
 *
 * <pre>{@code
 * TrainingFiles.of(Path.of("buyers.csv"), Path.of("visitors.csv"))
 *     .with(ColumnOptions.INFERRED.withIgnored("customer"))
 * }</pre>
 */
public sealed interface TrainingFiles permits SeparateFiles, LabeledFile {

  /** All files, in the order in which they are read. */
  List<Path> all();

  /** What is known of their columns. */
  ColumnOptions columns();

  /** The same with something known of their columns. */
  TrainingFiles with(ColumnOptions columns);

  /** A file of positive and one of unlabeled rows. */
  static TrainingFiles of(Path positive, Path unlabeled) {
    return new SeparateFiles(positive, unlabeled, Optional.empty(), ColumnOptions.INFERRED);
  }

  /** A file of positive, one of unlabeled and one of biased negative rows. */
  static TrainingFiles of(Path positive, Path unlabeled, Path negative) {
    return new SeparateFiles(positive, unlabeled, Optional.of(negative), ColumnOptions.INFERRED);
  }

  /** One file in which a column says what each row is, by the usual words. */
  static TrainingFiles labeled(Path input, String column) {
    return labeled(input, Optional.of(column), RoleLabels.RECOGNIZED, Optional.empty());
  }

  /**
   * One file in which a column says what each row is.
   *
   * @param column the name of that column; empty for files that begin every row with a label
   * @param labels what its values mean
   * @param labelFile a NumPy file with the label of every row, for features that are one too
   */
  static TrainingFiles labeled(
      Path input, Optional<String> column, RoleLabels labels, Optional<Path> labelFile) {
    return new LabeledFile(input, column, labels, ColumnOptions.INFERRED, labelFile);
  }

  /** The files, for people. */
  default String source() {
    return String.join(", ", all().stream().map(Path::toString).toList());
  }
}
