package org.pubn.lab.experiment;

import java.util.List;
import java.util.Set;

/** Something to run and to report on, such as a table of the paper. */
public interface Experiment {

  /** The name on the command line and in result files. */
  String name();

  /** Everything that is to be run. */
  List<Cell> cells();

  /** What is to be kept of every run beyond its numbers. */
  default Set<Detail> details() {
    return Set.of();
  }
}
