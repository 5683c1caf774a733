package org.pubn.lab.experiment;

import java.util.Optional;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.ResultsException;

/** Learning curves in side files. */
final class Curves {

  private Curves() {}

  /** The curve that a side file must have. */
  static Details.Curve of(Details details) {
    return Optional.ofNullable(details.curve())
        .orElseThrow(() -> new ResultsException("side file: has no learning curve"));
  }
}
