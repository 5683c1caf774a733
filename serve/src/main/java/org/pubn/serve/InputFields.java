package org.pubn.serve;

import java.util.List;
import org.pubn.classify.Classifier;
import org.pubn.classify.Preprocessing;

/** What a model reads from a row. */
final class InputFields {

  private InputFields() {}

  /** The fields of a row in the model's order; none where the model takes vectors. */
  static List<InputField> of(Classifier classifier) {
    return classifier.preprocessing().map(InputFields::of).orElse(List.of());
  }

  private static List<InputField> of(Preprocessing preprocessing) {
    return preprocessing.columns().stream().map(InputField::text).toList();
  }
}
