package org.pubn.lab.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the samples of a user are. */
public sealed interface TrainingFiles permits TrainingFiles.Separate, TrainingFiles.Labeled {

  /** All files, in the order in which they are read. */
  List<Path> all();

  /**
   * One file for each sample.
   *
   * @param negative biased negatives, where there are some
   */
  record Separate(Path positive, Path unlabeled, Optional<Path> negative) implements TrainingFiles {

    @Override
    public List<Path> all() {
      List<Path> files = new ArrayList<>(List.of(positive, unlabeled));
      negative.ifPresent(files::add);
      return files;
    }
  }

  /**
   * One file in which a column says what each row is.
   *
   * @param column the name of that column; empty for files that begin every row with a label
   * @param labels what its values mean
   */
  record Labeled(Path input, Optional<String> column, RoleLabels labels) implements TrainingFiles {

    @Override
    public List<Path> all() {
      return List.of(input);
    }
  }
}
