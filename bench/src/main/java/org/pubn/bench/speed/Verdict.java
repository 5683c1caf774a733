package org.pubn.bench.speed;

/** What a measurement makes of its {@link Bar}. */
enum Verdict {
  PASS("pass"),
  MISS("miss"),
  FOR_AVX_512("for AVX-512"),
  NONE("");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
