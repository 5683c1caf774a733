package org.pubn.lab.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors.Assumed;
import org.pubn.classify.ProgramVersion;
import org.pubn.lab.report.Facts;
import org.pubn.lab.report.FigureSection;
import org.pubn.lab.report.Paragraph;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Table;
import org.pubn.sample.PubnSamples;

/** The report of advice: every question with its answer, its numbers and what to do next. */
final class AdviceReport {

  private AdviceReport() {}

  static Report of(Advice advice, Subject subject) {
    List<Section> sections = new ArrayList<>();
    sections.add(assumptions(advice));
    for (Answer answer : AdviceWords.answers(advice)) {
      sections.add(
          new Paragraph(answer.question(), answer.sentence() + "\n\n*Next:* " + answer.next()));
      tables(answer, advice).forEach(table -> sections.add(new TableSection("", table)));
    }
    sections.add(new FigureSection("If π were another", AdviceFigures.errors(advice)));
    sections.add(Facts.of("How this advice came about", facts(advice, subject)));
    return new Report("Advice", subtitle(subject), sections);
  }

  private static List<Table> tables(Answer answer, Advice advice) {
    if (answer.skipped()) {
      return List.of();
    }
    return switch (answer.id()) {
      case "need" -> List.of(AdviceTables.comparison("need", advice.need().comparison()));
      case "bias" -> advice.bias().map(AdviceTables::bias).stream().toList();
      case "benefit" ->
          advice.benefit().stream()
              .map(benefit -> AdviceTables.comparison("benefit", benefit.comparison()))
              .toList();
      default -> List.of(AdviceTables.sensitivity(advice.sensitivity()));
    };
  }

  private static Paragraph assumptions(Advice advice) {
    String rho = advice.priors().rho().value() > 0 ? " and ρ = " + text(advice.priors().rho()) : "";
    return new Paragraph(
        "",
        "All of this rests on π = "
            + text(advice.priors().pi())
            + rho
            + ", and on the positive rows being a random sample of all positives and the unlabeled"
            + " rows one of everything.");
  }

  /** Such as {@code 0.312 (estimated, 0.290 to 0.330)}. */
  private static String text(Assumed prior) {
    return prior.estimated()
        ? Numbers.format(
            "%.3f (estimated, looked at from %.3f to %.3f)",
            prior.value(), prior.low(), prior.high())
        : Numbers.format(
            "%.3f (given, looked at from %.3f to %.3f)", prior.value(), prior.low(), prior.high());
  }

  private static String subtitle(Subject subject) {
    PubnSamples training = subject.samples().data().training();
    PubnSamples held = subject.samples().data().validation();
    int negative = training.negative().rows() + held.negative().rows();
    return String.format(
            Locale.ROOT,
            "%,d positive, %,d unlabeled",
            training.positive().rows() + held.positive().rows(),
            training.unlabeled().rows() + held.unlabeled().rows())
        + (negative > 0 ? String.format(Locale.ROOT, " and %,d negative rows", negative) : " rows");
  }

  private static Map<String, String> facts(Advice advice, Subject subject) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("files", subject.samples().source());
    facts.put("model", subject.options().model().description());
    facts.put(
        "judged",
        subject.options().folds()
            + " folds of four fifths of the rows; the other fifth chose settings and epochs");
    advice
        .settings()
        .forEach((method, settings) -> facts.put("settings of " + method, settings.toString()));
    facts.put(
        "intervals",
        String.format(
            Locale.ROOT,
            "%.0f %%, %d resamples of the rows; the networks stay as they are",
            100 * subject.options().level(),
            subject.options().resamples()));
    facts.put("seed", String.valueOf(subject.seed().value()));
    facts.put("program", "pubn " + ProgramVersion.current());
    return facts;
  }
}
