package org.pubn.image;

import org.pubn.engine.ImageShape;
import org.pubn.modelfile.JsonFields;
import org.pubn.modelfile.PreprocessingFormat;

/** Reads {@link Pixels} from a classifier's file. */
public final class PixelsFormat implements PreprocessingFormat {

  @Override
  public String kind() {
    return Pixels.KIND;
  }

  @Override
  public Pixels read(JsonFields json) {
    String column = json.text("column");
    int channels = json.integer("channels", 1, 3);
    int height = json.integer("height", 1, PixelFeatures.MOST_SIZE);
    int width = json.integer("width", 1, PixelFeatures.MOST_SIZE);
    double[] means = json.numberList("means", channels);
    double[] deviations = json.numberList("deviations", channels);
    json.finish();
    return new Pixels(column, new ImageShape(channels, height, width), means, deviations);
  }
}
