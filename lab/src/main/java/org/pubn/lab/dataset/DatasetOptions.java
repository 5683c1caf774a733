package org.pubn.lab.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How an experiment wants a data set.
 *
 * @param features how examples become numbers; empty for the usual way
 * @param sizes the name of the sample sizes of a trial; empty for the usual ones
 * @param preset the name of a network with its schedule; empty for the usual one
 */
public record DatasetOptions(
    Optional<String> features, Optional<String> sizes, Optional<String> preset) {

  /** The data set as the paper's main experiments use it. */
  public static final DatasetOptions USUAL = new DatasetOptions(Optional.empty(), Optional.empty());

  /** With the usual network and schedule. */
  public DatasetOptions(Optional<String> features, Optional<String> sizes) {
    this(features, sizes, Optional.empty());
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    features.ifPresent(name -> parts.add("features " + name));
    sizes.ifPresent(name -> parts.add("sizes " + name));
    preset.ifPresent(name -> parts.add("preset " + name));
    return String.join(", ", parts);
  }
}
