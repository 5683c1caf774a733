package org.pubn.lab.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.classify.Classifier;
import org.pubn.classify.ClassifierFile;
import org.pubn.eval.Bootstrap;
import org.pubn.eval.LabelledEvaluation;
import org.pubn.eval.LabelledScores;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuScores;
import org.pubn.lab.document.ModelInput;

/**
 * Evaluates a saved classifier on files.
 *
 * <pre>{@code
 * Evaluations.of(model, OptionalDouble.empty(), new Bootstrap(new Seed(0)))
 *     .labelled(Path.of("test.csv"), Optional.of("bought"), Optional.empty())
 *     .write(Path.of("evaluation"));
 * }</pre>
 */
public final class Evaluations {

  private final Path model;
  private final Classifier classifier;
  private final Bootstrap bootstrap;
  private final Optional<String> text;

  private Evaluations(
      Path model, Classifier classifier, Bootstrap bootstrap, Optional<String> text) {
    this.model = model;
    this.classifier = classifier;
    this.bootstrap = bootstrap;
    this.text = text;
  }

  /**
   * Loads a classifier.
   *
   * @param model its file
   * @param threshold the score above which a row is called positive; empty for its own
   * @param bootstrap how intervals are made
   * @throws IllegalArgumentException if there is no such file
   * @throws org.pubn.data.DataFormatException if it holds no classifier
   */
  public static Evaluations of(Path model, OptionalDouble threshold, Bootstrap bootstrap)
      throws IOException {
    if (!Files.isRegularFile(model)) {
      throw new IllegalArgumentException(model + ": does not exist, must be a classifier's file");
    }
    Classifier loaded = ClassifierFile.load(model);
    return new Evaluations(
        model,
        threshold.isPresent() ? loaded.withThreshold(threshold.getAsDouble()) : loaded,
        bootstrap,
        Optional.empty());
  }

  /** The same on tables whose text stands in the column of a name. */
  public Evaluations ofText(String column) {
    return new Evaluations(model, classifier, bootstrap, Optional.of(column));
  }

  /**
   * Evaluates with labels.
   *
   * @param input a table of rows or a folder of documents; a libsvm file for a classifier that
   *     takes ready-made features
   * @param column the column of their labels, of a folder {@code folder}; not needed for libsvm
   * @param positiveLabel the value of the positive class; empty to recognise it
   */
  public EvaluationFiles labelled(
      Path input, Optional<String> column, Optional<String> positiveLabel) throws IOException {
    ModelInput.requireTable(text, List.of(input));
    LabelledScores scores = new FileScorer(classifier, text).labelled(input, column, positiveLabel);
    LabelledEvaluation evaluation =
        LabelledEvaluation.of(scores, classifier.threshold(), bootstrap);
    Subject subject = new Subject(model, classifier, Map.of("labelled rows", input), bootstrap);
    return new EvaluationFiles(
        LabelledReport.of(evaluation, subject), EvaluationJson.of(evaluation, subject));
  }

  /**
   * Evaluates from positives and unlabeled rows alone.
   *
   * @param positive a file of positives
   * @param unlabeled a file of unlabeled rows
   * @param prior what is believed of π; empty for what was believed in training
   */
  public EvaluationFiles withoutLabels(Path positive, Path unlabeled, Optional<PriorBelief> prior)
      throws IOException {
    ModelInput.requireTable(text, List.of(positive, unlabeled));
    FileScorer scorer = new FileScorer(classifier, text);
    PuScores scores = PuScores.of(scorer.scores(positive), scorer.scores(unlabeled));
    PriorBelief belief = prior.orElseGet(() -> BeliefOfTraining.of(classifier.provenance()));
    PuEvaluation evaluation = PuEvaluation.of(scores, classifier.threshold(), belief, bootstrap);
    Map<String, Path> inputs = new LinkedHashMap<>();
    inputs.put("positives", positive);
    inputs.put("unlabeled rows", unlabeled);
    Subject subject = new Subject(model, classifier, inputs, bootstrap);
    return new EvaluationFiles(
        PuReport.of(evaluation, scores, subject), EvaluationJson.of(evaluation, scores, subject));
  }
}
