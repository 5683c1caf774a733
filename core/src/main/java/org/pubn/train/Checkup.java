package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.learn.FitPart;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.train.Warning.Kind;

/** Looks for what often goes wrong and says so in plain sentences. */
final class Checkup {

  private static final int FEW_POSITIVES = 30;
  private static final int FEW_UNLABELED = 500;
  private static final double LITTLE_REST = 0.05;

  /** An AUC up to this one is no better than chance for practical purposes. */
  private static final double POOR_AUC = 0.6;

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
          "Only %d positive rows are left for validation: settings, epoch and threshold are chosen"
              + " on little.",
          validationPositives);
    }
    int unlabeled = training.unlabeled().rows();
    if (unlabeled < FEW_UNLABELED || unlabeled < training.positive().rows()) {
      warn(
          Kind.FEW_UNLABELED,
          "Only %d unlabeled rows to train on, beside %d positive ones: the estimate of the risk is"
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
    if (shared.positiveInNegative() > 0) {
      warn(
          Kind.CONTRADICTING_ROWS,
          "%d of the %d positive rows occur among the negative ones too: the labels contradict each"
              + " other, or the columns do not tell such rows apart.",
          shared.positiveInNegative(),
          positives);
    }
    if (shared.positiveInUnlabeled() > 0) {
      warn(
          Kind.SHARED_ROWS,
          "%d of the %d positive rows occur among the unlabeled ones too. Equal rows are on the"
              + " same side of the validation split; the unlabeled rows should be a sample of"
              + " everything, not what was left over.",
          shared.positiveInUnlabeled(),
          positives);
    }
    if (shared.negativeInUnlabeled() > 0) {
      warn(
          Kind.SHARED_ROWS,
          "%d of the %d negative rows occur among the unlabeled ones too. Equal rows are on the"
              + " same side of the validation split.",
          shared.negativeInUnlabeled(),
          negatives);
    }
  }

  /** Looks at how settings were chosen. */
  void choice(List<StageChoice> stages, List<FitPart> used, int epochs) {
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
    for (FitPart part : used) {
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
    auc.filter(found -> found.value() < Math.max(POOR_AUC, 0.5 + 2 * found.deviation()))
        .ifPresent(
            found ->
                warn(
                    Kind.NEGATIVES_LIKE_POSITIVES,
                    "The negative rows can hardly be told from the positive ones (AUC %.2f on"
                        + " validation rows, chance is 0.50): either the columns say little, or"
                        + " the negatives are none.",
                    found.value()));
  }

  /** Looks at the decisions on validation rows. */
  void decisions(
      Priors priors,
      ValidationScores scores,
      int unlabeled,
      DecisionThreshold decision,
      DecisionRule rule) {
    prior(priors.pi(), scores, unlabeled);
    if (decision.calledPositive() == 0 || decision.calledPositive() == 1) {
      warn(
          Kind.ONE_CLASS,
          "The classifier calls %s of the %d unlabeled validation rows positive: it does not tell"
              + " rows apart at this threshold.",
          decision.calledPositive() == 0 ? "none" : "all",
          unlabeled);
    }
    if (rule instanceof DecisionRule.ByPrecision wanted
        && !(decision.precision() >= wanted.wanted())) {
      warn(
          Kind.PRECISION_NOT_REACHED,
          "The wanted precision of %s is not reached on validation rows; the threshold is where its"
              + " estimate is highest, %.3f.",
          Settings.text(wanted.wanted()),
          decision.precision());
    }
  }

  /** With equal costs the share that is called positive should be about π. */
  private void prior(double pi, ValidationScores scores, int unlabeled) {
    double called = scores.calledPositive(0);
    double deviation = Math.sqrt(pi * (1 - pi) / unlabeled);
    double ratio = odds(called) / odds(pi);
    if (Math.abs(called - pi) > DEVIATIONS * deviation
        && (ratio > FAR_ODDS || ratio < 1 / FAR_ODDS)) {
      warn(
          Kind.PRIOR_AT_ODDS,
          "At equal costs %.1f %% of the unlabeled validation rows are called positive, but the"
              + " prior says %.1f %%: the prior may be wrong, or the classes overlap a lot.",
          100 * called,
          100 * pi);
    } else if (pi * scores.recall(0) - called > DEVIATIONS * deviation) {
      warn(
          Kind.PRIOR_AT_ODDS,
          "With a prior of %.1f %% and the recall of %.1f %% on positive validation rows, at least"
              + " %.1f %% of the unlabeled ones should be called positive, but only %.1f %% are:"
              + " the prior may be too high.",
          100 * pi,
          100 * scores.recall(0),
          100 * pi * scores.recall(0),
          100 * called);
    }
  }

  private static double odds(double share) {
    return share / (1 - share);
  }
}
