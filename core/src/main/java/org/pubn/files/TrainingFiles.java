package org.pubn.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;

/**
 * Where the samples of a user are, and what is known of their columns.
 *
 * <pre>{@code
 * TrainingFiles.of(Path.of("buyers.csv"), Path.of("visitors.csv"))
 *     .with(ColumnOptions.INFERRED.withIgnored("customer"))
 * }</pre>
 */
public sealed interface TrainingFiles permits TrainingFiles.Separate, TrainingFiles.Labeled {

  /** All files, in the order in which they are read. */
  List<Path> all();

  /** What is known of their columns. */
  ColumnOptions columns();

  /** The same with something known of their columns. */
  TrainingFiles with(ColumnOptions columns);

  /** A file of positive and one of unlabeled rows. */
  static TrainingFiles of(Path positive, Path unlabeled) {
    return new Separate(positive, unlabeled, Optional.empty(), ColumnOptions.INFERRED);
  }

  /** A file of positive, one of unlabeled and one of biased negative rows. */
  static TrainingFiles of(Path positive, Path unlabeled, Path negative) {
    return new Separate(positive, unlabeled, Optional.of(negative), ColumnOptions.INFERRED);
  }

  /** One file in which a column says what each row is, by the usual words. */
  static TrainingFiles labeled(Path input, String column) {
    return new Labeled(input, Optional.of(column), RoleLabels.RECOGNIZED, ColumnOptions.INFERRED);
  }

  /** The files, for people. */
  default String source() {
    return String.join(", ", all().stream().map(Path::toString).toList());
  }

  /**
   * One file for each sample.
   *
   * @param negative biased negatives, where there are some
   */
  record Separate(Path positive, Path unlabeled, Optional<Path> negative, ColumnOptions columns)
      implements TrainingFiles {

    @Override
    public List<Path> all() {
      List<Path> files = new ArrayList<>(List.of(positive, unlabeled));
      negative.ifPresent(files::add);
      return files;
    }

    @Override
    public TrainingFiles with(ColumnOptions others) {
      return new Separate(positive, unlabeled, negative, others);
    }
  }

  /**
   * One file in which a column says what each row is.
   *
   * @param column the name of that column; empty for files that begin every row with a label
   * @param labels what its values mean
   * @param labelFile a NumPy file with the label of every row, for features that are one too
   */
  record Labeled(
      Path input,
      Optional<String> column,
      RoleLabels labels,
      ColumnOptions columns,
      Optional<Path> labelFile)
      implements TrainingFiles {

    /** With the labels in the file itself. */
    public Labeled(Path input, Optional<String> column, RoleLabels labels, ColumnOptions columns) {
      this(input, column, labels, columns, Optional.empty());
    }

    /** With the labels in a file of their own. */
    public Labeled withLabelFile(Path file) {
      return new Labeled(input, column, labels, columns, Optional.of(file));
    }

    @Override
    public List<Path> all() {
      return labelFile.map(file -> List.of(input, file)).orElse(List.of(input));
    }

    @Override
    public TrainingFiles with(ColumnOptions others) {
      return new Labeled(input, column, labels, others, labelFile);
    }

    /**
     * The column of the labels.
     *
     * @param rows what its labels are about
     * @throws InputException if it was not given
     */
    String requireColumn(String rows) {
      return column.orElseThrow(
          () ->
              new InputException(
                  "label column: is missing; name the column of "
                      + input
                      + " that says what each "
                      + rows));
    }
  }
}
