package org.pubn.lab.experiment;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.pubn.lab.result.Results;
import org.pubn.report.Section;

/** Something to run and to report on, such as a table of the paper. */
public interface Experiment {

  /** The name on the command line and in result files. */
  String name();

  /** What it shows, as the title of its report. */
  String title();

  /** Everything that is to be run. */
  List<Entry> entries();

  /** What a design may ask of it beyond tasks. */
  default Set<DesignOption> takes() {
    return EnumSet.of(DesignOption.SELECTION, DesignOption.FEATURES);
  }

  /** What is to be kept of every run beyond its numbers. */
  default Set<Detail> details() {
    return Set.of();
  }

  /** The same with the entries that its results have, where they depend on what is at hand. */
  default Experiment of(Results results) {
    return this;
  }

  /** The tables, figures and findings, once everything was run. */
  List<Section> sections(Measurements measurements);
}
