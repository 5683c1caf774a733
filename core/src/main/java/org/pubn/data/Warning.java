package org.pubn.data;

import java.util.Locale;

/**
 * Something about the data or about what came out that a person should look at.
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
    /** U is small. */
    FEW_UNLABELED,
    /** Few P examples are left for validation. */
    FEW_VALIDATION_POSITIVES,
    /** Classes overlap, or estimators of π disagree. */
    DOUBTFUL_PRIORS,
    /** bN looks like all negatives, so that PUbN is needless. */
    REPRESENTATIVE_NEGATIVES,
    /** π + ρ is close to 1. */
    LITTLE_REST,
    /** What is called positive does not fit π. */
    PRIOR_AT_ODDS,
    /** All rows get the same answer. */
    ONE_CLASS,
    /** A wanted precision is not reached. */
    PRECISION_NOT_REACHED,
    /** The validation loss still fell in the last epoch. */
    STILL_IMPROVING,
    /** Trainings at some settings diverged. */
    DIVERGED,
    /** Rows to evaluate on are rows of the training. */
    TRAINING_ROWS,
    /** There is no positive to evaluate on. */
    NO_POSITIVES,
    /** There is no negative to evaluate on. */
    NO_NEGATIVES,
    /** Every decision is positive. */
    ALL_POSITIVE,
    /** No decision is positive. */
    ALL_NEGATIVE,
    /** So few positives to evaluate on that intervals are too narrow. */
    FEW_POSITIVES,
    /** The scores order P and U the wrong way round. */
    WORSE_THAN_CHANCE,
    /** The part of the risk that belongs to the negatives is estimated below 0. */
    NEGATIVE_RISK,
    /** A formula gave a value that the metric cannot have. */
    CLIPPED;

    /** Its name in files. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
