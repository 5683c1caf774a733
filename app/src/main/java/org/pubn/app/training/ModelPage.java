package org.pubn.app.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.corpus.Content;
import org.pubn.data.Warning;
import org.pubn.files.FeatureColumns;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.report.Facts;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Table;
import org.pubn.train.TrainResult;

/** The page of a model: what it was learned from, how, and what to look at. */
final class ModelPage {

  private ModelPage() {}

  static Report of(TrainResult result, List<ColumnImportance> importance, String sha256) {
    List<Section> sections = new ArrayList<>();
    sections.add(new Paragraph("In short", String.join("\n\n", PlainWords.of(result))));
    sections.add(warnings(result.warnings()));
    if (!result.topRows().isEmpty()) {
      sections.add(new TableSection("", TrainingTables.topRows(result.topRows())));
    }
    PictureFigures.of(result).ifPresent(sections::addAll);
    sections.add(Facts.of("How it was made", TrainingFacts.inShort(result)));
    sections.add(new TableSection("Data", TrainingTables.split(result.problem().data())));
    if (!result.samples().columns().isEmpty()) {
      sections.add(new TableSection("", TrainingTables.columns(result.samples().columns())));
    }
    result
        .samples()
        .documents()
        .ifPresent(
            documents ->
                sections.add(
                    Facts.of(
                        documents.content() == Content.PICTURE ? "Pictures" : "Documents",
                        documents.facts())));
    result
        .models()
        .ifPresent(
            choice ->
                sections.add(new TableSection("Choice of a model", ModelWords.table(choice))));
    if (!result.stages().isEmpty()) {
      sections.add(new TableSection("Choice of settings", TrainingTables.choice(result)));
    }
    if (!result.fit().trainings().isEmpty()) {
      sections.add(new FigureSection("Learning", TrainingFigures.learningCurves(result)));
    }
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
    if (!result.groupWeights().isEmpty()) {
      sections.add(new TableSection("", TrainingTables.weights(result.groupWeights())));
    }
    sections.add(new FigureSection("Decisions", TrainingFigures.probabilities(result)));
    sections.add(new FigureSection("", TrainingFigures.calibration(result.classifier())));
    if (!importance.isEmpty()) {
      sections.add(new TableSection("What matters", TrainingTables.importance(importance)));
    }
    weights(result).ifPresent(table -> sections.add(new TableSection("", table)));
    sections.add(Facts.of("How this model came about", provenance(result, sha256)));
    return new Report("A classifier by " + result.method().label(), subtitle(result), sections);
  }

  private static String subtitle(TrainResult result) {
    return ScenarioWords.rows(result.samples().data());
  }

  private static Section warnings(List<Warning> warnings) {
    String text =
        warnings.isEmpty()
            ? "Nothing suspicious was found."
            : warnings.stream().map(Warning::sentence).collect(Collectors.joining("\n\n"));
    return new Paragraph("Warnings", text);
  }

  /** The weights of a linear model: of words those in both directions, else the largest. */
  private static Optional<Table> weights(TrainResult result) {
    return WordWeights.of(result.classifier())
        .map(WordTable::of)
        .or(
            () ->
                result
                    .linearWeights()
                    .map(weights -> TrainingTables.linearWeights(features(result), weights)));
  }

  private static List<String> features(TrainResult result) {
    return result
        .samples()
        .preprocessing()
        .map(Preprocessing::features)
        .orElseGet(
            () ->
                result.samples().featureColumns().columns().stream()
                    .map(FeatureColumns.Column::name)
                    .toList());
  }

  private static Map<String, String> provenance(TrainResult result, String sha256) {
    Classifier classifier = result.classifier();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("SHA-256 of the model", sha256);
    facts.put("files", result.samples().source());
    facts.putAll(ModelSummary.provenance(classifier.provenance()));
    return facts;
  }
}
