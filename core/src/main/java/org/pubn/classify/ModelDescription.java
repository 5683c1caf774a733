package org.pubn.classify;

import java.util.List;
import java.util.Optional;
import org.pubn.nn.NetworkSpec;

/**
 * The contents of {@code model.json}: everything but the parameters.
 *
 * @param preprocessing how rows become features; empty where features are scored as they are
 * @param networks whose smallest score is the score; mostly a single one
 */
record ModelDescription(
    Optional<Preprocessing> preprocessing,
    List<NetworkPart> networks,
    double threshold,
    Provenance provenance) {

  /** What the file calls itself. */
  static final String FORMAT = "pubn-classifier";

  /**
   * Raised by every change that an older reader would misunderstand: 1 knew no preprocessing, and
   * still is the version of files without.
   */
  static final int NEWEST_VERSION = 2;

  static final int MAX_NETWORKS = 16;

  /** A network and where its parameters are. */
  record NetworkPart(NetworkSpec spec, ArrayEntry parameters) {
    NetworkPart {
      if (parameters.length() != spec.parameters()) {
        throw new IllegalArgumentException(
            parameters.name()
                + ": declared with "
                + parameters.length()
                + " numbers, the layers have "
                + spec.parameters());
      }
    }
  }

  /** An array of floats in the zip. */
  record ArrayEntry(String name, int length, String sha256) {
    ArrayEntry {
      Sha256.requireHex(sha256);
    }

    long bytes() {
      return (long) Float.BYTES * length;
    }
  }

  ModelDescription {
    networks = List.copyOf(networks);
    if (networks.isEmpty() || networks.size() > MAX_NETWORKS) {
      throw new IllegalArgumentException(
          networks.size() + " networks: must be 1 … " + MAX_NETWORKS);
    }
  }

  /** The oldest version of the format that can express this. */
  int version() {
    return preprocessing.isPresent() ? 2 : 1;
  }

  /** How the scores of the networks make one. */
  String kind() {
    return kindOf(networks.size());
  }

  static String kindOf(int networks) {
    return networks == 1 ? "network" : "minimum";
  }

  /** The name of the parameters of the i-th network. */
  static String arrayName(int i) {
    return "network-" + i + ".f32";
  }
}
