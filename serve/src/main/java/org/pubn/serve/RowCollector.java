package org.pubn.serve;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import org.pubn.data.Features;

/** Takes the rows of one request, one after another, and makes features of them. */
interface RowCollector {

  /**
   * Reads the row whose first token is the parser's current one, up to its last.
   *
   * @param name what the request calls the row, such as {@code rows[3]}
   * @throws RefusedRequestException if it is not a row that the model takes
   */
  void add(JsonParser json, String name) throws IOException;

  /**
   * The features of all rows.
   *
   * @throws RefusedRequestException if a cell cannot be understood
   */
  Features features();
}
