package org.pubn.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.data.InputException;

/**
 * One file in which a column says what each row is.
 *
 * @param column the name of that column; empty for files that begin every row with a label
 * @param labels what its values mean
 * @param labelFile a NumPy file with the label of every row, for features that are one too
 */
record LabeledFile(
    Path input,
    Optional<String> column,
    RoleLabels labels,
    ColumnOptions columns,
    Optional<Path> labelFile)
    implements TrainingFiles {

  @Override
  public List<Path> all() {
    return labelFile.map(file -> List.of(input, file)).orElse(List.of(input));
  }

  @Override
  public TrainingFiles with(ColumnOptions others) {
    return new LabeledFile(input, column, labels, others, labelFile);
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
