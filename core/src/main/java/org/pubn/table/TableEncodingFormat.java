package org.pubn.table;

import java.util.ArrayList;
import java.util.List;
import org.pubn.modelfile.JsonFields;
import org.pubn.modelfile.PreprocessingFormat;
import org.pubn.preprocessing.Preprocessing;

/** Reads a {@link TableEncoding} from a classifier's file. */
public final class TableEncodingFormat implements PreprocessingFormat {

  private static final int MOST_COLUMNS = 1_000_000;

  @Override
  public String kind() {
    return TableEncoding.KIND;
  }

  @Override
  public Preprocessing read(JsonFields json) {
    List<ColumnEncoding> encodings = new ArrayList<>();
    for (JsonFields column : json.objects("columns", MOST_COLUMNS)) {
      encodings.add(column(column));
      column.finish();
    }
    List<String> ids = json.textList("ids", MOST_COLUMNS);
    json.finish();
    return new TableEncoding(encodings, ids);
  }

  private static ColumnEncoding column(JsonFields json) {
    String column = json.text("column");
    String kind = json.text("kind");
    return switch (kind) {
      case NumberEncoding.KIND -> NumberEncoding.read(column, json);
      case CategoryEncoding.KIND -> CategoryEncoding.read(column, json);
      case PlainNumber.KIND -> new PlainNumber(column);
      case PlainCategory.KIND -> PlainCategory.read(column, json);
      default ->
          throw new IllegalArgumentException(
              "column \"" + column + "\": its kind \"" + kind + "\" is unknown");
    };
  }
}
