package org.pubn.encoder;

import org.pubn.data.InputException;
import org.pubn.modelfile.JsonFields;
import org.pubn.modelfile.PreprocessingFormat;

/** Reads {@link EncodedText} from a classifier's file. */
public final class EncodedTextFormat implements PreprocessingFormat {

  static final int MAX_COLUMNS = 1 << 16;

  @Override
  public String kind() {
    return EncodedText.KIND;
  }

  @Override
  public EncodedText read(JsonFields json) {
    String column = json.text("column");
    EncoderSource source = source(json.text("encoder"));
    String digest = json.text("sha256");
    if (!digest.equals(source.digest())) {
      throw new InputException(
          "encoder "
              + source.name()
              + ": is not the one the classifier was trained with (its SHA-256 is "
              + source.digest()
              + ", must be "
              + digest
              + ")");
    }
    double[] means = json.numberList("means", MAX_COLUMNS);
    double[] deviations = json.numberList("deviations", MAX_COLUMNS);
    json.finish();
    return new EncodedText(column, source, new ColumnScaling(means, deviations));
  }

  private static EncoderSource source(String name) {
    try {
      return EncoderSource.of(name);
    } catch (InputException e) {
      throw new InputException(
          "the encoder that the classifier was trained with is not there: " + e.getMessage(), e);
    }
  }
}
