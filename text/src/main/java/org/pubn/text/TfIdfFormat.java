package org.pubn.text;

import java.util.List;
import org.pubn.modelfile.JsonFields;
import org.pubn.modelfile.PreprocessingFormat;

/** Reads {@link TfIdf} from a classifier's file. */
public final class TfIdfFormat implements PreprocessingFormat {

  private static final int MAX_TERMS = 1_000_000;

  @Override
  public String kind() {
    return TfIdf.KIND;
  }

  @Override
  public TfIdf read(JsonFields json) {
    String column = json.text("column");
    int documents = json.integer("documents", 1, Integer.MAX_VALUE);
    List<String> terms = json.textList("terms", MAX_TERMS);
    double[] frequencies = json.numberList("documentFrequencies", MAX_TERMS);
    json.finish();
    int[] whole = new int[frequencies.length];
    for (int i = 0; i < whole.length; i++) {
      whole[i] = (int) frequencies[i];
      if (whole[i] != frequencies[i]) {
        throw new IllegalArgumentException(
            "documentFrequencies: " + frequencies[i] + " is not a whole number");
      }
    }
    return new TfIdf(column, new Vocabulary(documents, terms, whole));
  }
}
