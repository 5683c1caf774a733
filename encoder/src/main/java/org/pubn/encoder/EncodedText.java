package org.pubn.encoder;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/**
 * A column of text as features of a transformer, scaled as in the training documents. A
 * classifier's file keeps the scaling and which transformer it was, by name and digest; the
 * transformer itself must be there when the classifier is used. Immutable and safe to share between
 * threads.
 */
public final class EncodedText implements Preprocessing {

  static final String KIND = "encoder";

  private static final List<String> POOLED = List.of("mean", "min", "max");

  private final String column;
  private final EncoderSource source;
  private final ColumnScaling scaling;

  /**
   * @param column the column of a table that holds the text
   * @param scaling learned from the encoded training documents
   */
  public EncodedText(String column, EncoderSource source, ColumnScaling scaling) {
    this.column = column;
    this.source = source;
    this.scaling = scaling;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<String> columns() {
    return List.of(column);
  }

  /** Such as {@code min 17}: of the coordinate and how it was pooled. */
  @Override
  public List<String> features() {
    int width = scaling.columns() / POOLED.size();
    List<String> names = new ArrayList<>();
    for (String pooled : POOLED) {
      for (int i = 0; i < width; i++) {
        names.add(pooled + " " + i);
      }
    }
    return names;
  }

  @Override
  public boolean takesText() {
    return true;
  }

  /** Loads the transformer, which stays in memory as long as the encoder is in use. */
  @Override
  public RowEncoder encoder(List<String> header) {
    int index = header.indexOf(column);
    if (index < 0) {
      throw new InputException(
          "column " + column + ": is missing; there are " + String.join(", ", header));
    }
    DocumentEncoder encoder = new DocumentEncoder(source);
    if (encoder.columns() != scaling.columns()) {
      encoder.close();
      throw new InputException(
          "encoder "
              + source.name()
              + ": gives "
              + encoder.columns()
              + " features, the scaling has "
              + scaling.columns());
    }
    return batch -> encode(encoder, batch, index);
  }

  private DenseFeatures encode(DocumentEncoder encoder, RowBatch batch, int index) {
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
    json.writeStringField("encoder", source.name());
    json.writeStringField("sha256", source.digest());
    writeArray(json, "means", scaling.means());
    writeArray(json, "deviations", scaling.deviations());
  }

  private static void writeArray(JsonGenerator json, String name, double[] values)
      throws IOException {
    json.writeFieldName(name);
    json.writeArray(values, 0, values.length);
  }
}
