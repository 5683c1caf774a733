package org.pubn.lab.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.pubn.classify.ProgramVersion;
import org.pubn.lab.report.Facts;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.nn.KernelSets;

/**
 * Runs experiments and makes their reports.
 *
 * <pre>{@code
 * Design design = Design.ofPaper();
 * RunOptions options = new RunOptions(Path.of("out"), 10, 0, 2);
 * Report report = Laboratory.run(new Table1(design), design, options, "table1", RunListener.NONE);
 * }</pre>
 */
public final class Laboratory {

  private Laboratory() {}

  /**
   * Runs what is missing of an experiment and makes its report.
   *
   * @param command the command line, for the record
   */
  public static Report run(
      Experiment experiment,
      Design design,
      RunOptions options,
      String command,
      RunListener listener) {
    long start = System.nanoTime();
    Path out = options.out();
    try (ResultsFile file = ResultsFile.open(out, experiment.name())) {
      file.requireSeeds(options::seedOf);
      file.note().ifPresent(listener::note);
      List<RunRecord.Session> earlier =
          RunRecord.isIn(out) ? RunRecord.read(out).sessions() : List.of();
      AtomicInteger finished = new AtomicInteger();
      RunRecord record = RunRecord.of(experiment, design, options).withSessions(earlier);
      record.write(out);
      try {
        new Runner(experiment, options, file, counting(listener, finished)).run();
      } finally {
        double seconds = (System.nanoTime() - start) * 1e-9;
        if (finished.get() > 0) {
          record = record.withSessions(earlier, session(command, options, finished.get(), seconds));
          record.write(out);
        }
      }
      Report report = report(experiment, record, file.results(), out);
      ReportFiles.write(report, out);
      return report;
    }
  }

  /**
   * Makes the report of a directory again.
   *
   * @param byName finds the experiment that was run
   */
  public static Report report(Path directory, BiFunction<String, Design, Experiment> byName) {
    RunRecord record = RunRecord.read(directory);
    Experiment experiment = byName.apply(record.experiment(), record.design());
    Results results = new Results(ResultsFile.read(directory));
    Report report = report(experiment, record, results, directory);
    ReportFiles.write(report, directory);
    return report;
  }

  private static Report report(
      Experiment experiment, RunRecord record, Results results, Path directory) {
    List<Section> sections =
        new ArrayList<>(experiment.sections(new Measurements(results, record.trials(), directory)));
    sections.add(provenance(record));
    String trials = record.trials() == 1 ? "1 trial, seed " : record.trials() + " trials, seeds ";
    return new Report(experiment.title(), trials + seeds(record), sections);
  }

  /** How the numbers came about; without times or dates, so that equal results give equal pages. */
  private static Section provenance(RunRecord record) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("experiment", record.experiment());
    facts.put("tasks", String.join(", ", record.tasks()));
    facts.put("seeds", seeds(record));
    facts.put("settings", record.select() ? "chosen on validation data" : "as published");
    facts.put("program", "pubn " + ProgramVersion.current());
    return Facts.of("How these numbers came about", facts);
  }

  private static String seeds(RunRecord record) {
    long last = record.seed() + record.trials() - 1;
    return last == record.seed() ? "" + last : record.seed() + " to " + last;
  }

  private static RunListener counting(RunListener listener, AtomicInteger finished) {
    return new RunListener() {
      @Override
      public void note(String sentence) {
        listener.note(sentence);
      }

      @Override
      public void planned(int runs, long epochs) {
        listener.planned(runs, epochs);
      }

      @Override
      public void advanced(long epochs) {
        listener.advanced(epochs);
      }

      @Override
      public void finished(Outcome outcome) {
        finished.incrementAndGet();
        listener.finished(outcome);
      }
    };
  }

  private static RunRecord.Session session(
      String command, RunOptions options, int outcomes, double seconds) {
    return new RunRecord.Session(
        command,
        ProgramVersion.current(),
        System.getProperty("pubn.commit", "unknown"),
        Machine.description(),
        System.getProperty("java.version"),
        KernelSets.create().name(),
        options.threads(),
        outcomes,
        Math.round(seconds * 10) / 10.0);
  }
}
