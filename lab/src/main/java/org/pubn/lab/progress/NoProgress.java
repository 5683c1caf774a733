package org.pubn.lab.progress;

/** Shows nothing. */
final class NoProgress implements ProgressDisplay {

  @Override
  public void start(String title, long totalUnits) {}

  @Override
  public void adjustTotal(long totalUnits) {}

  @Override
  public void advance(long units) {}

  @Override
  public void message(String text) {}

  @Override
  public void close() {}
}
