package org.pubn.lab.experiment;

import org.pubn.lab.result.Session;

/**
 * Keeps {@code run.json} true while a run is under way: it is written anew with every outcome, so
 * that a killed run has left its mark too.
 */
final class RunRecorder {

  private final long start = System.nanoTime();
  private final RunRecord before;
  private final String command;
  private final RunOptions options;
  private RunRecord record;
  private int outcomes;

  RunRecorder(RunRecord before, String command, RunOptions options) {
    this.before = before;
    this.command = command;
    this.options = options;
    this.record = before;
  }

  /** The record with what this run has added so far. */
  synchronized RunRecord record() {
    return record;
  }

  /** Tells that an outcome is on disk. */
  synchronized void added() {
    outcomes++;
    Session session = Session.underWay(command, options.threads(), outcomes, start);
    record = before.withSessions(before.sessions(), session);
    record.write(options.out());
  }
}
