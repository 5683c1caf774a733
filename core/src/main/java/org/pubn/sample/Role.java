package org.pubn.sample;

/** Which sample an example comes from. */
public enum Role {
  /** X_P. */
  POSITIVE("P"),
  /** X_U. */
  UNLABELED("U"),
  /** X_bN, or X_N where negatives are taken to be representative. */
  NEGATIVE("bN");

  private final String symbol;

  Role(String symbol) {
    this.symbol = symbol;
  }

  /** The paper's name of the sample. */
  public String symbol() {
    return symbol;
  }
}
