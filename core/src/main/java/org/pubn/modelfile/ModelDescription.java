package org.pubn.modelfile;

import java.util.Optional;
import org.pubn.calibration.PosteriorMap;
import org.pubn.classify.Provenance;
import org.pubn.preprocessing.Preprocessing;

/**
 * The contents of {@code model.json}: everything but the parameters.
 *
 * @param preprocessing how rows become features; empty where features are scored as they are
 * @param calibration how scores become probabilities; empty where they are logits
 * @param scorer how the decision function is made up
 */
record ModelDescription(
    Optional<Preprocessing> preprocessing,
    Optional<PosteriorMap> calibration,
    ScorerShape scorer,
    double threshold,
    Provenance provenance) {

  /** What the file calls itself. */
  static final String FORMAT = "pubn-classifier";

  /**
   * Raised by every change that an older reader would misunderstand: 1 knew no preprocessing, 2 no
   * padding, batch norm and residual blocks, and nothing but networks, 3 no calibration. Files
   * without these are still of the older versions.
   */
  static final int NEWEST_VERSION = 4;

  /** Networks of which the smallest score counts. */
  static final int MAX_NETWORKS = 16;

  static final int MAX_ENTRIES = 128;

  ModelDescription {
    long leaves = scorer.leaves().count();
    if (scorer.isNetworks() && leaves > MAX_NETWORKS) {
      throw new IllegalArgumentException(leaves + " networks: must be 1 … " + MAX_NETWORKS);
    }
    if (leaves > MAX_ENTRIES) {
      throw new IllegalArgumentException(leaves + " parts: must be at most " + MAX_ENTRIES);
    }
  }

  /** The oldest version of the format that can express this. */
  int version() {
    if (calibration.isPresent()) {
      return 4;
    }
    boolean old =
        scorer.isNetworks()
            && scorer
                .leaves()
                .flatMap(network -> ((ScorerShape.Net) network).spec().layers().stream())
                .allMatch(LayerJson::isOld);
    return !old ? 3 : preprocessing.isPresent() ? 2 : 1;
  }
}
