package org.pubn.encoder;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/**
 * A column of pictures as features of a network of the user's, scaled as in the training pictures.
 * A classifier's file keeps the scaling and which network it was, by path and digest; the network
 * itself must be there when the classifier is used. Immutable and safe to share between threads.
 */
final class EncodedPictures implements Preprocessing {

  static final String KIND = "picture-encoder";

  private final String column;
  private final PictureEncoder encoder;
  private final ColumnScaling scaling;

  EncodedPictures(String column, PictureEncoder encoder, ColumnScaling scaling) {
    this.column = column;
    this.encoder = encoder;
    this.scaling = scaling;
    if (encoder.columns() != scaling.columns()) {
      throw new InputException(
          "encoder "
              + encoder.name()
              + ": gives "
              + encoder.columns()
              + " features, the scaling has "
              + scaling.columns());
    }
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<String> columns() {
    return List.of(column);
  }

  @Override
  public List<String> features() {
    return IntStream.range(0, scaling.columns()).mapToObj(i -> "feature " + i).toList();
  }

  @Override
  public boolean takesPictures() {
    return true;
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
    int columns = scaling.columns();
    float[] values = new float[Math.multiplyExact(batch.rows(), columns)];
    for (int row = 0; row < batch.rows(); row++) {
      System.arraycopy(encoder.encode(batch.text(row, index)), 0, values, row * columns, columns);
    }
    return scaling.apply(DenseFeatures.ofOwned(columns, values));
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStringField("column", column);
    json.writeStringField("encoder", encoder.name());
    json.writeStringField("sha256", encoder.digest());
    json.writeNumberField("size", encoder.shape().width());
    json.writeStringField("scale", encoder.scale().id());
    json.writeFieldName("means");
    json.writeArray(scaling.means(), 0, scaling.columns());
    json.writeFieldName("deviations");
    json.writeArray(scaling.deviations(), 0, scaling.columns());
  }
}
