package org.pubn.app.advice;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors.Assumed;
import org.pubn.app.training.ScenarioWords;
import org.pubn.origin.ProgramVersion;
import org.pubn.report.Facts;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Table;
import org.pubn.sample.Scenario;

/** The report of advice: every question with its answer, its numbers and what to do next. */
final class AdviceReport {

  private AdviceReport() {}

  static Report of(Advice advice, AdvisedSamples advised) {
    List<Section> sections = new ArrayList<>();
    sections.add(assumptions(advice, advised.samples().scenario()));
    for (Answer answer : AdviceWords.answers(advice, advised::featureName)) {
      sections.add(
          new Paragraph(answer.question(), answer.sentence() + "\n\n*Next:* " + answer.next()));
      tables(answer, advice).forEach(table -> sections.add(new TableSection("", table)));
    }
    sections.add(new FigureSection("If π were another", AdviceFigures.errors(advice)));
    sections.add(Facts.of("How this advice came about", facts(advice, advised)));
    return new Report("Advice", subtitle(advised), sections);
  }

  private static List<Table> tables(Answer answer, Advice advice) {
    if (answer.skipped()) {
      return List.of();
    }
    return switch (answer.id()) {
      case "need" -> List.of(AdviceTables.comparison("need", advice.need().comparison()));
      case "fairness" -> List.of();
      case "bias" -> advice.bias().map(AdviceTables::bias).stream().toList();
      case "benefit" ->
          advice.benefit().stream()
              .map(benefit -> AdviceTables.comparison("benefit", benefit.comparison()))
              .toList();
      default -> List.of(AdviceTables.sensitivity(advice.sensitivity()));
    };
  }

  private static Paragraph assumptions(Advice advice, Scenario scenario) {
    String rho = advice.priors().rho().value() > 0 ? " and ρ = " + text(advice.priors().rho()) : "";
    return new Paragraph(
        "",
        "All of this rests on π = "
            + text(advice.priors().pi())
            + rho
            + ", and on the positive rows being a random sample of all positives and "
            + (scenario == Scenario.ONE_SAMPLE ? "all rows" : "the unlabeled rows")
            + " one of everything."
            + advice.priors().doubts().stream()
                .map(doubt -> "\n\nWarning: " + doubt.sentence())
                .collect(Collectors.joining()));
  }

  /** Such as {@code 0.312 (estimated, 0.290 to 0.330)}. */
  private static String text(Assumed prior) {
    return prior.estimated()
        ? format(
            "%.3f (estimated, looked at from %.3f to %.3f)",
            prior.value(), prior.low(), prior.high())
        : format(
            "%.3f (given, looked at from %.3f to %.3f)", prior.value(), prior.low(), prior.high());
  }

  private static String subtitle(AdvisedSamples advised) {
    return ScenarioWords.rows(advised.samples().data());
  }

  private static Map<String, String> facts(Advice advice, AdvisedSamples advised) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("files", advised.samples().source());
    facts.put("scenario", ScenarioWords.inShort(advised.samples().scenario()));
    facts.putAll(ScenarioWords.amongUnlabeled(advised.samples().data(), advice.priors().priors()));
    facts.put("model", advised.options().model().description());
    facts.put(
        "judged",
        advised.options().folds()
            + " folds of four fifths of the rows; the other fifth chose settings and epochs");
    advice
        .settings()
        .forEach((method, settings) -> facts.put("settings of " + method, settings.toString()));
    facts.put(
        "intervals",
        format(
            "%.0f %%, %d resamples of the rows; the networks stay as they are",
            100 * advised.options().level(), advised.options().resamples()));
    facts.put("seed", String.valueOf(advised.seed().value()));
    facts.put("program", "pubn " + ProgramVersion.current());
    return facts;
  }
}
