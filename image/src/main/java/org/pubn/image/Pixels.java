package org.pubn.image;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.pubn.corpus.PictureText;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.engine.ImageShape;
import org.pubn.preprocessing.ImagePreprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/**
 * A column of pictures as pixels: decoded ({@link PictureReader}), brought to one size, gray or in
 * color, and normalized by channel: (v/255 − mean) / deviation, both learned from training
 * pictures. Immutable and safe to share between threads.
 */
public final class Pixels implements ImagePreprocessing {

  static final String KIND = "pixels";

  private static final List<String> GRAY = List.of("gray");
  private static final List<String> COLORS = List.of("red", "green", "blue");

  private final String column;
  private final ImageShape shape;
  private final double[] means;
  private final double[] deviations;

  /**
   * @param column the column of a table that holds the pictures
   * @param means by channel, of values from 0 to 1
   * @param deviations by channel; 0 where all training pictures are equal
   */
  Pixels(String column, ImageShape shape, double[] means, double[] deviations) {
    int channels = shape.channels();
    if (channels != 1 && channels != 3) {
      throw new IllegalArgumentException("channels " + channels + ": must be 1 or 3");
    }
    if (means.length != channels || deviations.length != channels) {
      throw new IllegalArgumentException(
          means.length + " means, " + deviations.length + " deviations: must be " + channels);
    }
    for (int i = 0; i < channels; i++) {
      if (!(means[i] >= 0 && means[i] <= 1) || !(deviations[i] >= 0 && deviations[i] <= 1)) {
        throw new IllegalArgumentException(
            "channel "
                + i
                + ": mean "
                + means[i]
                + ", deviation "
                + deviations[i]
                + ": must lie in [0, 1]");
      }
    }
    this.column = column;
    this.shape = shape;
    this.means = means.clone();
    this.deviations = deviations.clone();
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<String> columns() {
    return List.of(column);
  }

  /** Such as {@code red 3,7}: of the channel, row and column of a pixel, counted from 0. */
  @Override
  public List<String> features() {
    List<String> names = new ArrayList<>();
    for (String channel : shape.channels() == 1 ? GRAY : COLORS) {
      for (int y = 0; y < shape.height(); y++) {
        for (int x = 0; x < shape.width(); x++) {
          names.add(channel + " " + y + "," + x);
        }
      }
    }
    return names;
  }

  @Override
  public boolean takesPictures() {
    return true;
  }

  @Override
  public ImageShape shape() {
    return shape;
  }

  @Override
  public double mean(int channel) {
    return means[channel];
  }

  @Override
  public double deviation(int channel) {
    return deviations[channel];
  }

  @Override
  public RowEncoder encoder(List<String> header) {
    int index = header.indexOf(column);
    if (index < 0) {
      throw new InputException(
          "column " + column + ": is missing; there are " + String.join(", ", header));
    }
    return batch -> encode(batch, index);
  }

  private DenseFeatures encode(RowBatch batch, int index) {
    float[] values = new float[Math.multiplyExact(batch.rows(), shape.columns())];
    for (int row = 0; row < batch.rows(); row++) {
      Picture picture = PictureReader.read(PictureText.parse(batch.text(row, index)));
      normalize(picture.resized(shape), values, row * shape.columns());
    }
    return DenseFeatures.ofOwned(shape.columns(), values);
  }

  /** Normalizes the values of a picture. */
  void normalize(byte[] picture, float[] values, int offset) {
    int pixels = shape.height() * shape.width();
    for (int i = 0; i < picture.length; i++) {
      values[offset + i] = feature(i / pixels, picture[i] & 0xff);
    }
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStringField("column", column);
    json.writeNumberField("channels", shape.channels());
    json.writeNumberField("height", shape.height());
    json.writeNumberField("width", shape.width());
    writeArray(json, "means", means);
    writeArray(json, "deviations", deviations);
  }

  private static void writeArray(JsonGenerator json, String name, double[] values)
      throws IOException {
    json.writeFieldName(name);
    json.writeArray(values, 0, values.length);
  }
}
