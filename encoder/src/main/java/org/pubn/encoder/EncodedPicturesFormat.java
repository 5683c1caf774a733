package org.pubn.encoder;

import java.nio.file.Path;
import org.pubn.data.InputException;
import org.pubn.modelfile.JsonFields;
import org.pubn.modelfile.PreprocessingFormat;

/** Reads {@link EncodedPictures} from a classifier's file. */
public final class EncodedPicturesFormat implements PreprocessingFormat {

  private static final int MOST_SIZE = 4096;

  @Override
  public String kind() {
    return EncodedPictures.KIND;
  }

  @Override
  public EncodedPictures read(JsonFields json) {
    String column = json.text("column");
    String file = json.text("encoder");
    String digest = json.text("sha256");
    int size = json.integer("size", 1, MOST_SIZE);
    PictureScale scale = PictureScale.byId(json.text("scale"));
    double[] means = json.numberList("means", EncodedTextFormat.MAX_COLUMNS);
    double[] deviations = json.numberList("deviations", EncodedTextFormat.MAX_COLUMNS);
    json.finish();
    PictureEncoder encoder = new PictureEncoder(Path.of(file), size, scale);
    if (!digest.equals(encoder.digest())) {
      encoder.close();
      throw new InputException(
          "encoder "
              + file
              + ": is not the one the classifier was trained with (its SHA-256 is "
              + encoder.digest()
              + ", must be "
              + digest
              + ")");
    }
    return new EncodedPictures(column, encoder, new ColumnScaling(means, deviations));
  }
}
