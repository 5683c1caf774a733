package org.pubn.advice;

/** What an answer of the advice comes to. Each question has some of these for answers. */
public enum Verdict {

  /** {@link Need}: taking U for negative makes more mistakes. */
  NEEDED,
  /** {@link Need}: taking U for negative does not matter. */
  NOT_NEEDED,
  /** {@link Need}: taking U for negative makes fewer mistakes. */
  NAIVE_BETTER,
  /** {@link Need}: neither way tells positives from other rows. */
  NOTHING_LEARNED,
  /**
   * {@link Need}: the rows hold fewer positives than the prior says, so no error can be estimated.
   */
  PRIOR_AT_ODDS,

  /** {@link Bias}: no row of U looks like bN. */
  FOREIGN,
  /**
   * {@link Bias}: bN lacks kinds of negatives that make up much of U; {@link Fairness}: P can be
   * told from the positives of U.
   */
  BIASED,
  /** {@link Bias}: bN can be told from other negatives, but ρ may be nearly 1 − π. */
  SLIGHTLY_BIASED,
  /**
   * {@link Bias}: bN looks like any negatives; {@link Fairness}: nothing speaks against a fair
   * sample.
   */
  NO_SIGN,

  /** {@link Benefit}: with bN there are fewer mistakes. */
  HELPS,
  /** {@link Benefit}: bN do not matter. */
  NO_DIFFERENCE,
  /** {@link Benefit}: with bN there are more mistakes. */
  HARMS,

  /** {@link Sensitivity}: within what must be reckoned with, priors change little. */
  STABLE,
  /** {@link Sensitivity}: other priors change many decisions, or cost accuracy. */
  SENSITIVE,
  /** {@link Sensitivity}: another seed alone changes many decisions. */
  RESTLESS,

  /** The rows are too few to tell, or contradict each other. */
  UNCLEAR
}
