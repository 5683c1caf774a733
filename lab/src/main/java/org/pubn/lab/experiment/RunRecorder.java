package org.pubn.lab.experiment;

import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Session;

/**
 * Keeps {@code run.json} true while a run is under way: it is written anew with every outcome, so
 * that a killed run has left its mark too. Passes everything on to another listener.
 */
final class RunRecorder implements RunListener {

  private final long start = System.nanoTime();
  private final RunRecord before;
  private final String command;
  private final RunOptions options;
  private final RunListener listener;
  private RunRecord record;
  private int outcomes;

  RunRecorder(RunRecord before, String command, RunOptions options, RunListener listener) {
    this.before = before;
    this.command = command;
    this.options = options;
    this.listener = listener;
    this.record = before;
  }

  /** The record with what this run has added so far. */
  synchronized RunRecord record() {
    return record;
  }

  @Override
  public void note(String sentence) {
    listener.note(sentence);
  }

  @Override
  public void planned(int runs, long epochs) {
    listener.planned(runs, epochs);
  }

  @Override
  public void started(Configuration configuration, int trial) {
    listener.started(configuration, trial);
  }

  @Override
  public void advanced(long epochs) {
    listener.advanced(epochs);
  }

  @Override
  public void finished(Outcome outcome) {
    synchronized (this) {
      outcomes++;
      Session session = Session.underWay(command, options.threads(), outcomes, start);
      record = before.withSessions(before.sessions(), session);
      record.write(options.out());
    }
    listener.finished(outcome);
  }
}
