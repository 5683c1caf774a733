package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.data.Warning;
import org.pubn.data.Warning.Kind;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.numbers.Auc;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;
import org.pubn.split.SharedRows;
import org.pubn.stats.Interval;

/** Looks for what often goes wrong and says so in plain sentences. */
final class Checkup {

  private static final int FEW_POSITIVES = 30;
  private static final int FEW_UNLABELED = 500;
  private static final double LITTLE_REST = 0.05;

  /** An AUC up to this one is no better than chance for practical purposes. */
  private static final double POOR_AUC = 0.6;

  /** With rows so few that the AUC may be this high, nothing is said. */
  private static final double USEFUL_AUC = 0.7;

  /** Contradictions of a smaller share of the rows do no harm. */
  private static final double MANY_CONTRADICTIONS = 0.01;

  /** Odds that differ by this factor are far apart: 50 % and 75 %, or 10 % and 25 %. */
  private static final double FAR_ODDS = 3;

  private static final double DEVIATIONS = 3;

  private final List<Warning> warnings = new ArrayList<>();

  private void warn(Kind kind, String format, Object... arguments) {
    warnings.add(new Warning(kind, String.format(Locale.ROOT, format, arguments)));
  }

  List<Warning> warnings() {
    return List.copyOf(warnings);
  }

  /** Looks at the samples and priors, before anything is learned. */
  void samples(TrainingData data, Priors priors, SharedRows shared) {
    PubnSamples training = data.training();
    int validationPositives = data.validation().positive().rows();
    if (validationPositives < FEW_POSITIVES) {
      warn(
          Kind.FEW_VALIDATION_POSITIVES,
          "Only %d positive rows are held out: settings, epoch and threshold rest "
              + "on very few rows. More positives would help, or a larger share held out.",
          validationPositives);
    }
    int unlabeled = training.unlabeled().rows() - training.copies();
    if (unlabeled < FEW_UNLABELED || unlabeled < training.positive().rows()) {
      warn(
          Kind.FEW_UNLABELED,
          "Only %d unlabeled rows to train on, for %d positive ones: the estimate of the risk is"
              + " noisy; more unlabeled rows would help and cost no labeling.",
          unlabeled,
          training.positive().rows());
    }
    if (priors.rest() < LITTLE_REST) {
      warn(
          Kind.LITTLE_REST,
          "Prior %s and rho %s leave %.1f %% of the unlabeled rows for negatives of another kind"
              + " than those given: check both numbers.",
          Settings.text(priors.pi()),
          Settings.text(priors.rho()),
          100 * priors.rest());
    }
    shared(training, data.validation(), shared);
  }

  private void shared(PubnSamples training, PubnSamples validation, SharedRows shared) {
    int positives = training.positive().rows() + validation.positive().rows();
    int negatives = training.negative().rows() + validation.negative().rows();
    int both = shared.positiveInNegative();
    if (both > 0 && both >= MANY_CONTRADICTIONS * Math.min(positives, negatives)) {
      warn(
          Kind.CONTRADICTING_ROWS,
          "%d of the %d positive rows occur among the negative ones too: look at some of them, and"
              + " take out wrong labels or add a column that tells such rows apart.",
          both,
          positives);
    }
  }

  /** Looks at how settings were chosen. */
  void choice(List<StageChoice> stages, List<ChosenCheckpoint> used, int epochs) {
    for (StageChoice stage : stages) {
      if (stage.failures() > 0) {
        warn(
            Kind.DIVERGED,
            "%d of %d trainings of %s diverged and were not chosen; scaling the features may help.",
            stage.failures(),
            stage.points().size(),
            stage.what());
      }
    }
    for (ChosenCheckpoint part : used) {
      if (part.checkpoint().epoch() == epochs && epochs > 1) {
        warn(
            Kind.STILL_IMPROVING,
            "The validation loss of %s was lowest in the last of %d epochs: more epochs may help.",
            part.step().purpose().equals("s") ? "σ̂" : part.step().purpose(),
            epochs);
      }
    }
  }

  /** Looks at whether P can be told from bN. */
  void negatives(Optional<Auc> auc) {
    auc.filter(found -> found.value() < POOR_AUC)
        .filter(found -> found.value() + 2 * found.deviation() < USEFUL_AUC)
        .ifPresent(
            found ->
                warn(
                    Kind.NEGATIVES_LIKE_POSITIVES,
                    "The negative rows can hardly be told from the positive ones (AUC %.2f on rows"
                        + " held out, chance is 0.50): check that they are negatives, and look for"
                        + " columns that tell the two apart.",
                    found.value()));
  }

  /**
   * Looks at the decisions on rows held out.
   *
   * @param pi what π may be: only what fits none of it is worth a word
   */
  void decisions(
      Interval pi, ValidationScores scores, DecisionThreshold decision, DecisionRule rule) {
    prior(pi, scores, rule);
    if (decision.calledPositive() == 0 || decision.calledPositive() == 1) {
      warn(
          Kind.ONE_CLASS,
          "The classifier calls %s of the %d unlabeled rows held out positive, so it does not tell"
              + " rows apart: choose another threshold, or look for columns that say more.",
          decision.calledPositive() == 0 ? "none" : "all",
          scores.unlabeledRows());
    }
    if (rule instanceof ByPrecision wanted && !(decision.precision() >= wanted.wanted())) {
      warn(
          Kind.PRECISION_NOT_REACHED,
          "The precision of %s that you asked for is not reached on held-out rows. "
              + "The threshold is where its estimate is highest, %.3f: ask for less, or "
              + "give more positives.",
          Settings.text(wanted.wanted()),
          decision.precision());
    }
  }

  /**
   * Looks at whether π fits. U must hold at least the share π r of positives that are called so
   * (with r of P called), and with equal costs the share that is called should be about π.
   */
  private void prior(Interval possible, ValidationScores scores, DecisionRule rule) {
    double threshold = DecisionRule.EVEN_COSTS.decide(scores).score();
    double called = scores.calledPositive(threshold);
    double pi = possible.nearest(called);
    double recall = scores.recall(threshold);
    // Of π r − q, with shares moved off 0 and 1 by half a row.
    double deviation =
        Math.sqrt(
            variance(called, scores.unlabeledRows())
                + pi * pi * variance(recall, scores.positiveRows()));
    double ratio = odds(called) / odds(pi);
    if (pi * recall - called > DEVIATIONS * deviation) {
      warn(
          Kind.PRIOR_AT_ODDS,
          "With a prior of %.1f %% and %.1f %% of the positives found, at least %.1f %% of the"
              + " unlabeled rows should be called positive, but only %.1f %% are: the prior is too"
              + " high, or the positives are not drawn from all positives. Count the positives"
              + " among a few hundred unlabeled rows.",
          100 * pi,
          100 * recall,
          100 * pi * recall,
          100 * called);
    } else if (rule.equals(DecisionRule.EVEN_COSTS)
        && Math.abs(called - pi) > DEVIATIONS * deviation
        && (ratio > FAR_ODDS || ratio < 1 / FAR_ODDS)) {
      warn(
          Kind.PRIOR_AT_ODDS,
          ratio < 1
              ? "Only %.1f %% of the unlabeled rows are called positive, though %.1f "
                  + "%% are: the classes overlap, and the fewest mistakes are made by "
                  + "missing positives. A threshold set by the prior, or by costs, finds "
                  + "more of them."
              : "%.1f %% of the unlabeled rows are called positive, though only %.1f "
                  + "%% are: check the prior. If it is right, a threshold set by it "
                  + "raises fewer false alarms.",
          100 * called,
          100 * pi);
    }
  }

  private static double variance(double share, int rows) {
    double smoothed = (share * rows + 0.5) / (rows + 1);
    return smoothed * (1 - smoothed) / rows;
  }

  private static double odds(double share) {
    return share / (1 - share);
  }
}
