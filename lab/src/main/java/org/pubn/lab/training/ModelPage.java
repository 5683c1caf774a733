package org.pubn.lab.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.classify.Classifier;
import org.pubn.classify.Preprocessing;
import org.pubn.lab.report.Facts;
import org.pubn.lab.report.FigureSection;
import org.pubn.lab.report.Paragraph;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Table;
import org.pubn.sample.PubnSamples;
import org.pubn.train.FeatureColumns;
import org.pubn.train.TrainResult;
import org.pubn.train.Warning;

/** The page of a model: what it was learned from, how, and what to look at. */
final class ModelPage {

  private ModelPage() {}

  static Report of(TrainedModel model) {
    TrainResult result = model.result();
    List<Section> sections = new ArrayList<>();
    sections.add(Facts.of("In short", TrainingFacts.inShort(model)));
    sections.add(warnings(model.warnings()));
    sections.add(new TableSection("Data", TrainingTables.split(result.problem().data())));
    if (!model.samples().columns().isEmpty()) {
      sections.add(new TableSection("", TrainingTables.columns(model.samples().columns())));
    }
    model
        .samples()
        .documents()
        .ifPresent(documents -> sections.add(Facts.of("Documents", documents.facts())));
    sections.add(new TableSection("Choice of settings", TrainingTables.choice(result)));
    sections.add(new FigureSection("Learning", TrainingFigures.learningCurves(result)));
    result
        .sigmaOfUnlabeled()
        .ifPresent(
            sigma ->
                result
                    .fit()
                    .threshold()
                    .ifPresent(
                        eta ->
                            sections.add(
                                new FigureSection("", TrainingFigures.sigma(sigma, eta.eta())))));
    sections.add(new TableSection("", TrainingTables.weights(result.groupWeights())));
    sections.add(new FigureSection("Decisions", TrainingFigures.probabilities(result)));
    if (!model.importance().isEmpty()) {
      sections.add(new TableSection("What matters", TrainingTables.importance(model.importance())));
    }
    weights(model).ifPresent(table -> sections.add(new TableSection("", table)));
    sections.add(Facts.of("How this model came about", provenance(model)));
    return new Report("A classifier by " + result.method().label(), subtitle(model), sections);
  }

  private static String subtitle(TrainedModel model) {
    PubnSamples training = model.samples().data().training();
    PubnSamples held = model.samples().data().validation();
    int positive = training.positive().rows() + held.positive().rows();
    int unlabeled = training.unlabeled().rows() + held.unlabeled().rows();
    int negative = training.negative().rows() + held.negative().rows();
    return String.format(Locale.ROOT, "%,d positive, %,d unlabeled", positive, unlabeled)
        + (negative > 0 ? String.format(Locale.ROOT, " and %,d negative rows", negative) : " rows");
  }

  private static Section warnings(List<Warning> warnings) {
    String text =
        warnings.isEmpty()
            ? "Nothing suspicious was found."
            : warnings.stream().map(Warning::sentence).collect(Collectors.joining("\n\n"));
    return new Paragraph("Warnings", text);
  }

  /** The weights of a linear model: of words those in both directions, else the largest. */
  private static Optional<Table> weights(TrainedModel model) {
    return WordWeights.of(model.classifier())
        .map(WordTable::of)
        .or(
            () ->
                model
                    .result()
                    .linearWeights()
                    .map(weights -> TrainingTables.linearWeights(features(model), weights)));
  }

  private static List<String> features(TrainedModel model) {
    return model
        .samples()
        .preprocessing()
        .map(Preprocessing::features)
        .orElseGet(
            () ->
                model.samples().featureColumns().columns().stream()
                    .map(FeatureColumns.Column::name)
                    .toList());
  }

  private static Map<String, String> provenance(TrainedModel model) {
    Classifier classifier = model.classifier();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("files", model.samples().source());
    facts.putAll(ModelSummary.provenance(classifier.provenance()));
    return facts;
  }
}
