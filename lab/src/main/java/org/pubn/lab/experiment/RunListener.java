package org.pubn.lab.experiment;

import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;

/** Follows a run. Calls come from several threads. */
public interface RunListener {

  /** A listener that does nothing. */
  RunListener NONE = new RunListener() {};

  /** Something a person should know, in a sentence. */
  default void note(String sentence) {}

  /** So many more epochs will be trained, unless trainings are shared. */
  default void planned(int runs, long epochs) {}

  /** A method begins to learn in a trial. */
  default void started(Configuration configuration, int trial) {}

  /** So many of the planned epochs are done, or need not be done because a training was shared. */
  default void advanced(long epochs) {}

  /** An outcome is on disk. */
  default void finished(Outcome outcome) {}
}
