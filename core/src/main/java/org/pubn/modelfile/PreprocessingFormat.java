package org.pubn.modelfile;

import org.pubn.preprocessing.Preprocessing;

/**
 * Reads one kind of {@link Preprocessing} from a classifier's file. Found by {@link
 * java.util.ServiceLoader}, so that a module with a kind of its own needs only to be on the class
 * path; a file can name a kind but bring no code.
 */
public interface PreprocessingFormat {

  /** What files call the kind. */
  String kind();

  /**
   * Reads what {@link Preprocessing#write} wrote, and calls {@link JsonFields#finish()}.
   *
   * @throws IllegalArgumentException if a field is missing or wrong
   */
  Preprocessing read(JsonFields json);
}
