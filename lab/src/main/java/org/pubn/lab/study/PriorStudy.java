package org.pubn.lab.study;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubn.estimation.PriorEstimation;
import org.pubn.estimation.PriorOptions;
import org.pubn.lab.experiment.ReportFiles;
import org.pubn.lab.result.JsonLines;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;
import org.pubn.numbers.Require;
import org.pubn.origin.ProgramVersion;
import org.pubn.prior.Estimator;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.random.Seed;
import org.pubn.report.Report;
import org.pubn.sample.PubnSamples;
import org.pubn.stats.Interval;

/**
 * Runs every estimator of π, and that of ρ_max, on samples whose priors are known, again and again,
 * and reports errors, intervals and times. This is the evidence for {@link PriorOptions#DEFAULT}.
 *
 * @param name of the study
 * @param threads trainings at a time; results do not depend on it
 */
public record PriorStudy(
    String name,
    List<PriorCase> cases,
    List<Estimator> estimators,
    int trials,
    long seed,
    int threads,
    Path out) {

  public PriorStudy {
    cases = List.copyOf(cases);
    estimators = List.copyOf(estimators);
    Require.atLeast(1, "trials", trials);
  }

  /**
   * Runs what is missing and writes the report.
   *
   * @param command the command line, for the record
   * @param finished told of every trial that ends, and of how many there are
   */
  public Report run(String command, BiConsumer<PriorTrial, Integer> finished) {
    long start = System.nanoTime();
    try (JsonLines<PriorTrial> file = JsonLines.open(out, PriorTrial.LINE)) {
      file.values().forEach(t -> file.requireSeed(t.trial(), t.seed(), seed + t.trial()));
      file.repair();
      StudyRecord before = StudyRecord.of(out, name);
      int done = 0;
      // Trials outside, so that a study that was stopped early is even over the cases.
      for (int trial = 0; trial < trials; trial++) {
        for (PriorCase known : cases) {
          if (!has(file, known, trial)) {
            PriorTrial ended = run(known, trial);
            file.append(ended);
            Session session = Session.underWay(command, threads, ++done, start);
            RunFile.write(out, before.with(session));
            finished.accept(ended, cases.size() * trials);
          }
        }
      }
      Report report = PriorStudyReport.of(file.values());
      ReportFiles.write(report, out);
      return report;
    }
  }

  private static boolean has(JsonLines<PriorTrial> file, PriorCase known, int trial) {
    return file.values().stream()
        .anyMatch(t -> t.caseId().equals(known.id()) && t.trial() == trial);
  }

  private PriorTrial run(PriorCase known, int trial) {
    Seed trialSeed = new Seed(seed + trial);
    PubnSamples samples = known.draw().apply(trialSeed.child(known.id()));
    PriorOptions options =
        PriorOptions.of(known.networks().apply(samples), trialSeed)
            .withAlternatives(estimators)
            .withThreads(threads);
    PriorReport report = PriorEstimation.estimate(samples, options);
    PriorTrial.@Nullable Rho rho = report.rho().map(found -> rho(known, found)).orElse(null);
    return new PriorTrial(
        known.id(),
        known.data(),
        known.pi(),
        trial,
        seed + trial,
        answers(report),
        rho,
        report.overlap(),
        report.scoringSeconds(),
        ProgramVersion.current());
  }

  private static PriorTrial.Rho rho(PriorCase known, RhoEstimate found) {
    Interval interval = found.interval();
    double truth = known.rhoMax().orElse(Double.NaN);
    return new PriorTrial.Rho(truth, found.max(), interval.low(), interval.high());
  }

  private static List<PriorTrial.Answer> answers(PriorReport report) {
    return Stream.concat(report.pi().stream(), report.alternatives().stream())
        .map(PriorStudy::answer)
        .toList();
  }

  private static PriorTrial.Answer answer(PriorEstimate estimate) {
    return new PriorTrial.Answer(
        estimate.estimator().id(),
        estimate.value(),
        estimate.interval().map(Interval::low).orElse(null),
        estimate.interval().map(Interval::high).orElse(null),
        estimate.seconds());
  }
}
