package org.pubn.preprocessing;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.pubn.modelfile.PreprocessingFormat;

/**
 * How rows of a user's table become the features that a classifier takes. It is learned from
 * training data, kept with the classifier in its file, and the same for every row ever after.
 * Immutable and safe to share between threads.
 */
public interface Preprocessing {

  /** What a file calls this kind; {@link PreprocessingFormat#kind()} of the reader. */
  String kind();

  /** The names of the columns it reads, in its own order. */
  List<String> columns();

  /** The names of the features it makes, in their order. */
  List<String> features();

  /**
   * An encoder for tables with the given columns, in any order and with any others among them.
   *
   * @throws org.pubn.data.InputException if a column is missing; the message names it
   */
  RowEncoder encoder(List<String> header);

  /** Whether it reads one column, which holds the text of documents. */
  default boolean takesText() {
    return false;
  }

  /** Whether it reads one column, which holds pictures ({@code org.pubn.corpus.PictureText}). */
  default boolean takesPictures() {
    return false;
  }

  /** Writes the fields of what was learned into the JSON object that has been opened. */
  void write(JsonGenerator json) throws IOException;
}
