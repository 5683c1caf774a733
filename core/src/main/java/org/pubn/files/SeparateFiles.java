package org.pubn.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One file for each sample.
 *
 * @param negative biased negatives, where there are some
 */
record SeparateFiles(Path positive, Path unlabeled, Optional<Path> negative, ColumnOptions columns)
    implements TrainingFiles {

  @Override
  public List<Path> all() {
    List<Path> files = new ArrayList<>(List.of(positive, unlabeled));
    negative.ifPresent(files::add);
    return files;
  }

  @Override
  public TrainingFiles with(ColumnOptions others) {
    return new SeparateFiles(positive, unlabeled, negative, others);
  }
}
