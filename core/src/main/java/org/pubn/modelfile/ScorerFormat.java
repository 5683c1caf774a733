package org.pubn.modelfile;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.pubn.engine.Scorer;

/**
 * Keeps one kind of decision function, which is not a network, in a classifier's file. Found by
 * {@link java.util.ServiceLoader}, so that a module with a kind of its own needs only to be on the
 * class path; a file can name a kind but bring no code.
 */
public interface ScorerFormat {

  /** What files call the kind: lower-case letters, also the name of its entries. */
  String kind();

  /** Whether it can write a decision function. */
  boolean writes(Scorer scorer);

  /** Writes a decision function, equal ones as equal bytes; the stream stays open. */
  void write(Scorer scorer, OutputStream out) throws IOException;

  /**
   * Reads what {@link #write} wrote and trusts nothing of it.
   *
   * @param size how many bytes there are
   * @param source named in messages
   * @throws org.pubn.storage.DataFormatException if the bytes are nothing of the kind
   */
  Scorer read(InputStream in, long size, String source) throws IOException;
}
