package org.pubn.serve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/** A preprocessing of a kind that the service knows nothing of. */
final class AgeAndJob implements Preprocessing {

  @Override
  public String kind() {
    return "age-and-job";
  }

  @Override
  public List<String> columns() {
    return List.of("age", "job");
  }

  @Override
  public List<String> features() {
    return List.of("age", "job=admin.");
  }

  @Override
  public RowEncoder encoder(List<String> header) {
    int age = header.indexOf("age");
    int job = header.indexOf("job");
    return rows -> encode(rows, age, job);
  }

  private static DenseFeatures encode(RowBatch rows, int age, int job) {
    float[] values = new float[2 * rows.rows()];
    for (int row = 0; row < rows.rows(); row++) {
      double number = rows.isBlank(row, age) ? 0 : rows.number(row, age);
      if (Double.isNaN(number)) {
        throw new InputException(
            "line "
                + rows.line(row)
                + ", column \"age\": \""
                + rows.text(row, age)
                + "\" is no age");
      }
      values[2 * row] = (float) (number / 10);
      values[2 * row + 1] = rows.text(row, job).equals("admin.") ? 1 : 0;
    }
    return DenseFeatures.ofOwned(2, values);
  }

  @Override
  public void write(JsonGenerator json) {
    throw new UnsupportedOperationException("is never saved");
  }
}
