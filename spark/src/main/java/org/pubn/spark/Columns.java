package org.pubn.spark;

import java.util.Arrays;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructType;
import org.pubn.data.InputException;

/** What the columns of a table must be. */
final class Columns {

  private Columns() {}

  /** Refuses a column that is missing or of another type. */
  static void require(StructType schema, String parameter, String column, DataType type) {
    DataType found = type(schema, parameter, column);
    if (!found.equals(type)) {
      throw new InputException(
          parameter
              + " "
              + column
              + ": is of type "
              + found.simpleString()
              + ", must be "
              + type.simpleString());
    }
  }

  /** Refuses a column that is missing or no number. */
  static void requireNumber(StructType schema, String parameter, String column) {
    DataType found = type(schema, parameter, column);
    if (!(found instanceof NumericType)) {
      throw new InputException(
          parameter + " " + column + ": is of type " + found.simpleString() + ", must be a number");
    }
  }

  private static DataType type(StructType schema, String parameter, String column) {
    if (!Arrays.asList(schema.fieldNames()).contains(column)) {
      throw new InputException(
          parameter
              + " "
              + column
              + ": there is no such column, only "
              + String.join(", ", schema.fieldNames()));
    }
    return schema.apply(column).dataType();
  }
}
