package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.corpus.DamagedPictures;
import org.pubn.data.InputException;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.random.Seed;
import org.pubn.sample.Scenario;
import org.pubn.stats.Bootstrap;

/**
 * How a classifier is judged.
 *
 * @param bootstrap how intervals are made
 * @param text the column of tables that holds the text, or the names of picture files, where it is
 *     not called as in training
 * @param positiveLabel the label of the positive class; empty to recognize it
 * @param prior what is believed of π, to judge without labels; empty for what was believed when the
 *     classifier was trained
 * @param scenario how positives and unlabeled rows came to be, to judge without labels
 * @param negative rows of the same table that were labeled negative; in the one-sample scenario
 *     alone
 * @param damaged what is done about pictures that cannot be read
 */
public record EvaluationOptions(
    Bootstrap bootstrap,
    Optional<String> text,
    Optional<String> positiveLabel,
    Optional<PriorBelief> prior,
    Scenario scenario,
    Optional<Path> negative,
    DamagedPictures damaged) {

  /** Intervals of 95 %; all else recognized or taken from the training. */
  public static final EvaluationOptions DEFAULT =
      new EvaluationOptions(
          new Bootstrap(new Seed(0)), Optional.empty(), Optional.empty(), Optional.empty());

  public EvaluationOptions {
    if (scenario == Scenario.TWO_SAMPLE && negative.isPresent()) {
      throw new InputException(
          "negative rows "
              + negative.get()
              + ": are of use only in the one-sample scenario, as rows of the same table");
    }
  }

  /** Options for unlabeled rows that were drawn apart. */
  public EvaluationOptions(
      Bootstrap bootstrap,
      Optional<String> text,
      Optional<String> positiveLabel,
      Optional<PriorBelief> prior) {
    this(
        bootstrap,
        text,
        positiveLabel,
        prior,
        Scenario.TWO_SAMPLE,
        Optional.empty(),
        DamagedPictures.REFUSED);
  }

  /** With something else done about pictures that cannot be read. */
  public EvaluationOptions withDamaged(DamagedPictures handled) {
    return new EvaluationOptions(
        bootstrap, text, positiveLabel, prior, scenario, negative, handled);
  }

  /**
   * With positives, and perhaps negatives, that were labeled within one table, whose other rows are
   * the unlabeled ones.
   */
  public EvaluationOptions ofOneSample(Optional<Path> negatives) {
    return new EvaluationOptions(
        bootstrap, text, positiveLabel, prior, Scenario.ONE_SAMPLE, negatives, damaged);
  }

  /** What is believed of π. */
  public PriorBelief belief(Classifier classifier) {
    Provenance provenance = classifier.provenance();
    return prior.orElseGet(() -> PriorBelief.of(provenance.priors().pi(), provenance.piInterval()));
  }

  /**
   * Judges a classifier with labels.
   *
   * @param labels the column of the labels; rows of a libsvm file begin with theirs
   * @throws org.pubn.storage.DataFormatException if the file breaks its format, has no rows, or a
   *     label is not one
   */
  public LabeledEvaluation evaluate(Classifier classifier, Path rows, Optional<String> labels)
      throws IOException {
    return new FileEvaluator(classifier, this).labeled(rows, labels);
  }

  /**
   * Judges a classifier from positives and unlabeled rows alone.
   *
   * @throws org.pubn.storage.DataFormatException if a file breaks its format, or has no rows
   */
  public PuEvaluation evaluate(Classifier classifier, Path positive, Path unlabeled)
      throws IOException {
    return new FileEvaluator(classifier, this).withoutLabels(positive, unlabeled);
  }
}
