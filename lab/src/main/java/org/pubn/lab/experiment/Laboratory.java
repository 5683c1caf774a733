package org.pubn.lab.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;
import org.pubn.origin.ProgramVersion;
import org.pubn.report.Facts;
import org.pubn.report.Report;
import org.pubn.report.Section;

/**
 * Runs experiments and makes their reports.
 *
 * <pre>{@code
 * Design design = Design.ofPaper(Datasets.usual());
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
      List<Session> earlier = List.of();
      if (RunFile.isIn(out)) {
        RunRecord record = RunRecord.read(out);
        record.requirePreset(design, out);
        earlier = record.sessions();
      }
      RunRecord before = RunRecord.of(experiment, design, options).withSessions(earlier);
      before.write(out);
      RunRecorder recorder = new RunRecorder(before, command, options);
      file.whenAppended(recorder::added);
      new Runner(experiment, design.datasets(), options, file, listener).run();
      WholeTrials trials = WholeTrials.all(options.trials());
      Report report =
          report(experiment, design.datasets(), recorder.record(), trials, file.results(), out);
      ReportFiles.write(report, out);
      return report;
    }
  }

  /** Makes the report of a directory again, or that of a run that is not finished. */
  public static Report report(
      Path directory, Datasets datasets, BiFunction<String, Design, Experiment> byName) {
    RunRecord record = RunRecord.read(directory);
    Results results = new Results(ResultsFile.read(directory));
    Experiment experiment = experiment(record, datasets, byName, results);
    WholeTrials trials = WholeTrials.of(experiment, datasets, results, record.trials());
    if (!trials.isFinished()) {
      record = record.withTasks(trials::has);
      experiment = experiment(record, datasets, byName, results);
    }
    Report report = report(experiment, datasets, record, trials, results, directory);
    ReportFiles.write(report, directory);
    return report;
  }

  private static Experiment experiment(
      RunRecord record,
      Datasets datasets,
      BiFunction<String, Design, Experiment> byName,
      Results results) {
    return byName.apply(record.experiment(), record.design(datasets)).of(results);
  }

  private static Report report(
      Experiment experiment,
      Datasets datasets,
      RunRecord record,
      WholeTrials trials,
      Results results,
      Path directory) {
    Measurements measurements = new Measurements(datasets, results, trials, directory);
    List<Section> sections = new ArrayList<>();
    experiment.sections(measurements).forEach(section -> sections.add(trials.noted(section)));
    UndrawnTrials.section(experiment, measurements).ifPresent(sections::add);
    sections.add(provenance(record, measurements.shortened(experiment)));
    String subtitle =
        (record.trials() == 1 ? "1 trial, seed " : record.trials() + " trials, seeds ")
            + seeds(record)
            + (trials.isFinished() ? "" : "; not finished");
    return new Report(experiment.title(), subtitle, sections);
  }

  /** How the numbers came about; without times or dates, so that equal results give equal pages. */
  private static Section provenance(RunRecord record, List<String> shortened) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("experiment", record.experiment());
    facts.put("tasks", String.join(", ", record.tasks()));
    facts.put("seeds", seeds(record));
    facts.put("settings", settings(record));
    if (!record.features().isEmpty()) {
      facts.put("features", record.features());
    }
    if (record.estimatesPriors()) {
      facts.put("priors", "estimated in every trial from its own training samples");
    }
    if (!record.preset().isEmpty()) {
      facts.put("preset", record.preset());
    }
    if (record.members() > 1) {
      facts.put(
          "ensembles",
          record.members() + " trainings of every method decide together, by their mean score");
    }
    if (!shortened.isEmpty()) {
      facts.put("shortened", String.join(" ", shortened));
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
