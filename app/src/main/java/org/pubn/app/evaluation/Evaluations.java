package org.pubn.app.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.PuEvaluation;
import org.pubn.files.EvaluationOptions;
import org.pubn.report.page.PageAndJson;

/** Evaluates a classifier on files, for a page and as JSON. */
public final class Evaluations {

  /** The name of the result. */
  public static final String NAME = "evaluation";

  private final Path model;
  private final Classifier classifier;
  private final EvaluationOptions options;

  /**
   * Evaluations of a classifier.
   *
   * @param model its file, for people
   * @param classifier with the threshold that is evaluated
   */
  public Evaluations(Path model, Classifier classifier, EvaluationOptions options) {
    this.model = model;
    this.classifier = classifier;
    this.options = options;
  }

  /**
   * Evaluates with labels.
   *
   * @param input a table of rows or a folder of documents; a libsvm file for a classifier that
   *     takes ready-made features
   * @param column the column of their labels, of a folder {@code folder}; not needed for libsvm
   */
  public PageAndJson labeled(Path input, Optional<String> column) throws IOException {
    LabeledEvaluation evaluation = Pubn.evaluate(classifier, input, column, options);
    EvaluatedModel evaluated = evaluated(Map.of("labeled rows", input));
    return new PageAndJson(
        LabeledReport.of(evaluation, evaluated), NAME, EvaluationJson.of(evaluation, evaluated));
  }

  /** Evaluates from positives and unlabeled rows alone. */
  public PageAndJson withoutLabels(Path positive, Path unlabeled) throws IOException {
    PuEvaluation evaluation = Pubn.evaluate(classifier, positive, unlabeled, options);
    Map<String, Path> inputs = new LinkedHashMap<>();
    inputs.put("positives", positive);
    inputs.put("unlabeled rows", unlabeled);
    options.negative().ifPresent(file -> inputs.put("negatives of the same table", file));
    EvaluatedModel evaluated = evaluated(inputs);
    return new PageAndJson(
        PuReport.of(evaluation, evaluated, options.scenario()),
        NAME,
        EvaluationJson.of(evaluation, evaluated, options.scenario()));
  }

  private EvaluatedModel evaluated(Map<String, Path> inputs) {
    return new EvaluatedModel(model, classifier, inputs, options.bootstrap());
  }
}
