package org.pubn.train;

/**
 * Something about the data or the outcome that a person should look at.
 *
 * @param kind what it is about
 * @param sentence what was found and what it may mean
 */
public record Warning(Kind kind, String sentence) {

  /** What a warning is about. */
  public enum Kind {
    /** bN cannot be told from P. */
    NEGATIVES_LIKE_POSITIVES,
    /** The same row is in P and in bN. */
    CONTRADICTING_ROWS,
    /** Rows of P or bN are in U too. */
    SHARED_ROWS,
    /** U is small. */
    FEW_UNLABELED,
    /** Few P examples are left for validation. */
    FEW_VALIDATION_POSITIVES,
    /** Estimators of π disagree, or what they say makes PUbN needless. */
    DOUBTFUL_PRIORS,
    /** π + ρ is close to 1. */
    LITTLE_REST,
    /** What is called positive does not fit to π. */
    PRIOR_AT_ODDS,
    /** All rows get the same answer. */
    ONE_CLASS,
    /** A wanted precision is not reached. */
    PRECISION_NOT_REACHED,
    /** The validation loss still fell in the last epoch. */
    STILL_IMPROVING,
    /** Trainings at some settings diverged. */
    DIVERGED
  }
}
