package org.pubn.lab.experiment;

import org.pubn.data.Progress;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;

/** Follows a run: its progress in epochs, and its outcomes. Calls come from several threads. */
public interface RunListener extends Progress {

  /** A listener that does nothing. */
  RunListener NONE = new RunListener() {};

  /** Something a person should know, in a sentence. */
  default void note(String sentence) {}

  /** So many more epochs will be trained, unless trainings are shared. */
  default void planned(int runs, long epochs) {}

  /** A method begins to learn in a trial. */
  default void started(Configuration configuration, int trial) {}

  /** An outcome is on disk. */
  default void finished(Outcome outcome) {}
}
