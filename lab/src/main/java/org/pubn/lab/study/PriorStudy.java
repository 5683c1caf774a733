package org.pubn.lab.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.pubn.classify.ProgramVersion;
import org.pubn.lab.experiment.ReportFiles;
import org.pubn.lab.report.Report;
import org.pubn.lab.result.Session;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.Estimator;
import org.pubn.prior.Interval;
import org.pubn.prior.PriorAnswer;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorEstimates;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

/**
 * Runs every estimator of π, and that of ρ_max, on samples whose priors are known, again and again,
 * and reports errors, intervals and times. This is the evidence for {@link PriorOptions#DEFAULT}.
 *
 * @param cases what is tried
 * @param estimators which are asked
 * @param trials how often
 * @param seed of the first trial
 * @param threads trainings at a time; results do not depend on it
 * @param out where results go, and where an earlier run is continued
 */
public record PriorStudy(
    List<PriorCase> cases,
    List<Estimator> estimators,
    int trials,
    long seed,
    int threads,
    Path out) {

  public PriorStudy {
    cases = List.copyOf(cases);
    estimators = List.copyOf(estimators);
    if (trials < 1) {
      throw new IllegalArgumentException("trials " + trials + ": must be at least 1");
    }
  }

  /**
   * Runs what is missing and writes the report.
   *
   * @param command the command line, for the record
   * @param finished told of every trial that ends, and of how many there are
   */
  public Report run(String command, BiConsumer<PriorTrial, Integer> finished) {
    long start = System.nanoTime();
    PriorTrialsFile file = PriorTrialsFile.open(out);
    file.requireSeeds(seed);
    StudyRecord before = StudyRecord.of(out);
    int done = 0;
    // Trials outside, so that a study that was stopped early is even over the cases.
    for (int trial = 0; trial < trials; trial++) {
      for (PriorCase known : cases) {
        if (!file.has(known, trial)) {
          PriorTrial ended = run(known, trial);
          file.append(ended);
          before.with(Session.underWay(command, threads, ++done, start)).write(out);
          finished.accept(ended, cases.size() * trials);
        }
      }
    }
    Report report = PriorStudyReport.of(file.trials());
    ReportFiles.write(report, out);
    return report;
  }

  private PriorTrial run(PriorCase known, int trial) {
    Seed trialSeed = new Seed(seed + trial);
    PubnSamples samples = known.draw().apply(trialSeed.child(known.id()));
    PriorOptions options =
        PriorOptions.of(CrossFittingOptions.forSamples(samples), trialSeed)
            .withAlternatives(estimators)
            .withThreads(threads);
    PriorEstimates estimates = PriorEstimation.estimate(samples, options);
    Optional<PriorTrial.Rho> rho =
        estimates
            .rho()
            .map(
                r ->
                    new PriorTrial.Rho(
                        known.rhoMax().orElse(Double.NaN),
                        r.max(),
                        r.interval().low(),
                        r.interval().high()));
    return new PriorTrial(
        known.id(),
        known.data(),
        known.pi(),
        trial,
        seed + trial,
        answers(estimates),
        rho,
        estimates.scoringSeconds(),
        ProgramVersion.current());
  }

  private static List<PriorTrial.Answer> answers(PriorEstimates estimates) {
    List<PriorTrial.Answer> answers = new ArrayList<>();
    Stream.concat(
            Stream.of(Optional.of(estimates.pi())),
            estimates.alternatives().stream().map(PriorAnswer::estimate))
        .flatMap(Optional::stream)
        .map(PriorStudy::answer)
        .forEach(answers::add);
    return answers;
  }

  private static PriorTrial.Answer answer(PriorEstimate estimate) {
    return new PriorTrial.Answer(
        estimate.estimator().id(),
        estimate.value(),
        estimate.interval().map(Interval::low).orElse(Double.NaN),
        estimate.interval().map(Interval::high).orElse(Double.NaN),
        estimate.seconds());
  }
}
