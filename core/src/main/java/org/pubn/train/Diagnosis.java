package org.pubn.train;

import java.util.List;
import java.util.OptionalDouble;
import org.pubn.data.Warning;
import org.pubn.sample.SharedRows;

/**
 * What validation data say about a classifier and the data it was learned from.
 *
 * @param sharedRows rows that occur in more than one sample
 * @param negativesAuc how well P can be told from bN: the area under the ROC curve, on validation
 *     examples, of a classifier trained for nothing else; empty without bN
 * @param warnings what a person should look at
 */
public record Diagnosis(
    SharedRows sharedRows, OptionalDouble negativesAuc, List<Warning> warnings) {

  public Diagnosis {
    warnings = List.copyOf(warnings);
  }
}
