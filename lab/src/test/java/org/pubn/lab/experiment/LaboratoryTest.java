package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.result.Session;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Report;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextCell;

/** Table 1 on the toy data set, from the first training to the files of the report. */
class LaboratoryTest {

  private static final Design DESIGN =
      new Design(DATASETS, DATASETS.dataset("toy").tasks(), List.of(), true);

  @TempDir private Path directory;

  private Report run(String out, int trials, int threads) {
    return Laboratory.run(
        new Table1(DESIGN),
        DESIGN,
        new RunOptions(directory.resolve(out), trials, 0, threads),
        "a test",
        RunListener.NONE);
  }

  /** Everything a reader looks at: tables and page, without the record of times. */
  private Map<String, String> files(String out) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory.resolve(out))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.equals("results.jsonl") && !name.equals("run.json")) {
          contents.put(name, Files.readString(file));
        }
      }
    }
    return contents;
  }

  @Test
  void theFilesDoNotDependOnTheNumberOfThreads() throws IOException {
    run("one", 2, 1);
    run("two", 2, 2);

    assertThat(files("one"))
        .containsOnlyKeys(
            "report.html",
            "tables.txt",
            "tables.md",
            "table1.csv",
            "table1.tex",
            "paired-tests.csv",
            "paired-tests.tex",
            "paired-tests-per-trial.csv",
            "paired-tests-per-trial.tex",
            "grid-choices.csv",
            "grid-choices.tex",
            "settings.csv",
            "settings.tex")
        .isEqualTo(files("two"));
  }

  @Test
  void settingsAreChosenByTheLowestMeanValidationLoss() {
    Table settings = MadeUp.table(run("selected", 2, 2).sections(), "settings");
    Map<String, Double> losses = new TreeMap<>();
    for (Outcome outcome : ResultsFile.read(directory.resolve("selected"))) {
      if (outcome.configuration().method().equals("nnpu")) {
        losses.merge(
            outcome.configuration().settings().toString(), outcome.validationLoss(), Double::sum);
      }
    }
    String best =
        losses.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();

    assertThat(losses).containsOnlyKeys("rate=0.1", "rate=0.01");
    assertThat(settings.rows().get(0).headers()).containsExactly("toy/pu", "nnPU / nnPNU", best);
    assertThat(settings.rows().get(0).cells())
        .containsExactly(new TextCell("validation, sigmoid loss"));
  }

  private static Design earlier(EarlierChoice choice, int members) {
    return new Design(
        DATASETS,
        DESIGN.tasks(),
        List.of(),
        false,
        SelectionCriterion.SIGMOID_RISK,
        choice,
        Optional.empty(),
        members);
  }

  private Report runOnOtherSeeds(Design design, String out, RunListener listener) {
    RunOptions options = new RunOptions(directory.resolve(out), 2, 100, 2);
    Experiment experiment =
        design.methods().isEmpty() ? new Table1(design) : new MethodComparison(design);
    return Laboratory.run(experiment, design, options, "a test", listener);
  }

  private EarlierChoice choiceOf(String out) {
    return choiceOf(out, Optional.empty());
  }

  private EarlierChoice choiceOf(String out, Optional<String> features) {
    Path earlier = directory.resolve(out);
    return EarlierChoice.in(earlier, RunRecord.read(earlier), DATASETS, features);
  }

  @Test
  void whatOneRunChoseAnotherUsesOnOtherSeeds() {
    Table chosen = MadeUp.table(run("chosen", 2, 2).sections(), "settings");
    Report report = runOnOtherSeeds(earlier(choiceOf("chosen"), 1), "others", RunListener.NONE);
    Table used = MadeUp.table(report.sections(), "settings");

    assertThat(used.rows())
        .extracting(row -> row.headers().get(2))
        .isEqualTo(chosen.rows().stream().map(row -> row.headers().get(2)).toList());
    Path others = directory.resolve("others");
    assertThat(ResultsFile.read(others)).extracting(Outcome::seed).containsOnly(100L, 101L);
    assertThat(Laboratory.report(others, DATASETS, Experiments::byName)).isEqualTo(report);
  }

  /** Counts epochs: those that were planned, and those that were trained or found done. */
  private static final class Epochs implements RunListener {
    private long planned;
    private final AtomicLong advanced = new AtomicLong();

    @Override
    public void planned(int runs, long epochs) {
      planned += epochs;
    }

    @Override
    public void advance(long epochs) {
      advanced.addAndGet(epochs);
    }
  }

  @Test
  void anEnsembleOfTwoTrainsTwiceAsMuchAndLearnsSomethingElse() {
    run("single", 2, 2);
    Epochs one = new Epochs();
    Epochs two = new Epochs();
    runOnOtherSeeds(earlier(choiceOf("single"), 1), "one", one);
    Report report = runOnOtherSeeds(earlier(choiceOf("single"), 2), "two", two);

    assertThat(two.planned).isEqualTo(2 * one.planned).isEqualTo(two.advanced.get());
    assertThat(MadeUp.table(report.sections(), "settings").rows())
        .allMatch(row -> row.headers().get(2).contains("members=2, "));
    assertThat(losses("two")).doesNotContainAnyElementsOf(losses("one"));
  }

  private List<Double> losses(String out) {
    return ResultsFile.read(directory.resolve(out)).stream().map(Outcome::validationLoss).toList();
  }

  /** Estimated priors are part of what an outcome is known by: runs in one directory do not mix. */
  @Test
  void estimatedPriorsAreThoseOfTheTrialForEveryMethodAndStayApartFromTrueOnes() {
    runOnOtherSeeds(MethodComparisonTest.toy(false), "priors", RunListener.NONE);
    List<Outcome> given = ResultsFile.read(directory.resolve("priors"));
    Report report = runOnOtherSeeds(MethodComparisonTest.toy(true), "priors", RunListener.NONE);
    List<Outcome> all = ResultsFile.read(directory.resolve("priors"));
    List<Outcome> estimated = all.subList(given.size(), all.size());

    assertThat(given).isNotEmpty().allMatch(outcome -> outcome.estimated().isEmpty());
    assertThat(estimated).hasSameSizeAs(given);
    assertThat(estimated.stream().map(Outcome::estimated).distinct()).hasSize(2);
    assertThat(estimated)
        .allSatisfy(
            outcome ->
                assertThat(outcome.estimated())
                    .isPresent()
                    .isNotEqualTo(
                        Optional.of(DATASETS.task(outcome.configuration().task()).priors())));
    assertThat(MadeUp.table(report.sections(), "estimated-priors").rows()).hasSize(1);
    assertThat(RunRecord.read(directory.resolve("priors")).estimatesPriors()).isTrue();
  }

  @Test
  void settingsThatTheEarlierRunDidNotChooseAreNamed() {
    run("earlier", 1, 2);
    EarlierChoice earlier = choiceOf("earlier");
    runOnOtherSeeds(earlier(earlier, 1), "given", RunListener.NONE);

    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> earlier.of(DATASETS.task("mnist/135"), MethodCatalog.PUBN))
        .withMessageStartingWith(
            "the earlier run chose no settings of mnist/135 pubn, only of toy/");
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> choiceOf("given"))
        .withMessage("its settings were given, not chosen: it was run without --select");
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> choiceOf("earlier", Optional.of("bge-small-q")))
        .withMessage("its settings were chosen without --encoder bge-small-q");
  }

  @Test
  void theReportIsMadeAgainFromTheResults() throws IOException {
    run("report", 2, 2);
    Map<String, String> before = files("report");
    for (String name : before.keySet()) {
      Files.delete(directory.resolve("report").resolve(name));
    }
    Laboratory.report(directory.resolve("report"), DATASETS, Experiments::byName);

    assertThat(files("report")).isEqualTo(before);
  }

  /** Stops a run after some outcomes, as a full disk would. */
  private static RunListener failingAfter(int outcomes) {
    List<Outcome> seen = new ArrayList<>();
    return new RunListener() {
      @Override
      public synchronized void finished(Outcome outcome) {
        seen.add(outcome);
        if (seen.size() == outcomes) {
          throw new UncheckedIOException(new IOException("no space left"));
        }
      }
    };
  }

  @Test
  void anInterruptedRunGivesTheSameFiles() throws IOException {
    run("smooth", 2, 2);
    RunOptions options = new RunOptions(directory.resolve("rough"), 2, 0, 2);
    for (int outcomes : List.of(1, 7, 3, 12)) {
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(
              () ->
                  Laboratory.run(
                      new Table1(DESIGN), DESIGN, options, "a test", failingAfter(outcomes)));
    }
    run("rough", 2, 2);

    assertThat(files("rough")).isEqualTo(files("smooth"));
    RunRecord record = RunRecord.read(options.out());
    assertThat(record.sessions()).hasSize(5);
    assertThat(record.sessions().stream().mapToInt(Session::outcomes).sum())
        .isEqualTo(ResultsFile.read(options.out()).size());
  }

  @Test
  void otherSeedsNeedAnotherDirectory() {
    run("seeds", 1, 1);

    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(
            () ->
                Laboratory.run(
                    new Table1(DESIGN),
                    DESIGN,
                    new RunOptions(directory.resolve("seeds"), 1, 5, 1),
                    "a test",
                    RunListener.NONE))
        .withMessageEndingWith(
            ": trial 0 has seed 0, not 5; choose another --out or the same --seed");
  }

  @Test
  void aTornLineIsNoted() throws IOException {
    run("torn", 1, 1);
    Files.writeString(
        directory.resolve("torn").resolve("results.jsonl"), "{\"exp", StandardOpenOption.APPEND);
    List<String> notes = new ArrayList<>();
    Laboratory.run(
        new Table1(DESIGN),
        DESIGN,
        new RunOptions(directory.resolve("torn"), 1, 0, 1),
        "a test",
        new RunListener() {
          @Override
          public void note(String sentence) {
            notes.add(sentence);
          }
        });

    assertThat(notes).singleElement().asString().endsWith("dropped a torn last line of 5 bytes");
  }
}
