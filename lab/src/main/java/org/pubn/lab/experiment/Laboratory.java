package org.pubn.lab.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.pubn.classify.ProgramVersion;
import org.pubn.lab.report.Facts;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.result.Session;

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
    Path out = options.out();
    try (ResultsFile file = ResultsFile.open(out, experiment.name())) {
      file.requireSeeds(options::seedOf);
      file.note().ifPresent(listener::note);
      List<Session> earlier = RunRecord.isIn(out) ? RunRecord.read(out).sessions() : List.of();
      RunRecord before = RunRecord.of(experiment, design, options).withSessions(earlier);
      before.write(out);
      RunRecorder recorder = new RunRecorder(before, command, options, listener);
      new Runner(experiment, options, file, recorder).run();
      Report report = report(experiment, recorder.record(), file.results(), out);
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
    facts.put("settings", settings(record));
    if (!record.features().isEmpty()) {
      facts.put("features", record.features());
    }
    if (record.members() > 1) {
      facts.put(
          "ensembles",
          record.members() + " trainings of every method decide together, by their mean score");
    }
    facts.put("program", "pubn " + ProgramVersion.current());
    return Facts.of("How these numbers came about", facts);
  }

  private static String settings(RunRecord record) {
    if (record.select()) {
      return "chosen on validation data with the " + record.selectBy() + " loss";
    }
    return record.earlier().isPresent() ? "as chosen by an earlier run" : "as published";
  }

  private static String seeds(RunRecord record) {
    long last = record.seed() + record.trials() - 1;
    return last == record.seed() ? "" + last : record.seed() + " to " + last;
  }
}
