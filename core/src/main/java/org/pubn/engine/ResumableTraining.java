package org.pubn.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** A training whose state can be written down, so that another process takes the next step. */
public interface ResumableTraining extends ModelTraining {

  /** Writes everything that the next steps depend on. */
  void save(DataOutput out) throws IOException;

  /**
   * Takes over what {@link #save} of a training of the same model wrote.
   *
   * @throws IOException if it is not that
   */
  void restore(DataInput in) throws IOException;

  /** Writes a function that {@link #snapshot} gave. */
  void saveSnapshot(Scorer snapshot, DataOutput out) throws IOException;

  /**
   * Reads what {@link #saveSnapshot} of a training of the same model wrote.
   *
   * @throws IOException if it is not that
   */
  Scorer restoreSnapshot(DataInput in) throws IOException;
}
