package org.pubn.serve;

import java.util.List;
import org.pubn.classify.Classifier;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.table.CategoryEncoding;
import org.pubn.table.ColumnEncoding;
import org.pubn.table.PlainCategory;
import org.pubn.table.TableEncoding;

/** What a model reads from a row. */
final class InputFields {

  private InputFields() {}

  /** The fields of a row in the model's order; none where the model takes vectors. */
  static List<InputField> of(Classifier classifier) {
    return classifier.preprocessing().map(InputFields::of).orElse(List.of());
  }

  private static List<InputField> of(Preprocessing preprocessing) {
    InputField.Kind kind =
        preprocessing.takesPictures() ? InputField.Kind.IMAGE : InputField.Kind.TEXT;
    return preprocessing instanceof TableEncoding table
        ? table.encodings().stream().map(InputFields::of).toList()
        : preprocessing.columns().stream().map(name -> InputField.of(name, kind)).toList();
  }

  private static InputField of(ColumnEncoding encoding) {
    if (encoding instanceof PlainCategory category) {
      return new InputField(category.column(), InputField.Kind.CATEGORY, category.values());
    }
    return encoding instanceof CategoryEncoding category
        ? new InputField(category.column(), InputField.Kind.CATEGORY, category.values())
        : new InputField(encoding.column(), InputField.Kind.NUMBER, List.of());
  }
}
