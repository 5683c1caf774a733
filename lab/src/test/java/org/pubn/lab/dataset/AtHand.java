package org.pubn.lab.dataset;

/** The data sets of the program and of the tests. */
public final class AtHand {

  public static final Datasets DATASETS = Datasets.usual();

  private AtHand() {}
}
