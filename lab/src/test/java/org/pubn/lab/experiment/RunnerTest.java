package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.ResultsFile;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.settings.Settings;

class RunnerTest {

  private static final int EPOCHS = DATASETS.dataset("toy").optimisation().epochs();

  private static final Settings PUBN = Settings.NONE.with("sigmaRate", 0.01).with("rate", 0.1);

  @TempDir private Path directory;

  /** Counts what a run reports. */
  private static final class Counter implements RunListener {
    final AtomicLong planned = new AtomicLong();
    final AtomicLong advanced = new AtomicLong();
    final List<Outcome> finished = Collections.synchronizedList(new ArrayList<>());

    /** Epochs that were trained come one at a time, shared ones together. */
    final AtomicLong trained = new AtomicLong();

    @Override
    public void planned(int runs, long epochs) {
      planned.addAndGet(epochs);
    }

    @Override
    public void advance(long epochs) {
      advanced.addAndGet(epochs);
      trained.addAndGet(epochs == 1 ? 1 : 0);
    }

    @Override
    public void finished(Outcome outcome) {
      finished.add(outcome);
    }
  }

  private Counter run(Experiment experiment, String out, int trials, int threads) {
    Counter counter = new Counter();
    Path path = directory.resolve(out);
    try (ResultsFile file = ResultsFile.open(path, experiment.name())) {
      new Runner(experiment, DATASETS, new RunOptions(path, trials, 0, threads), file, counter)
          .run();
    }
    return counter;
  }

  private static Entry pubn(double tau) {
    return ToyExperiment.entry(MethodCatalog.PUBN, PUBN.with("tau", tau));
  }

  /** One σ̂ and three g instead of three of each. */
  @Test
  void threeTausShareTheirSigma() {
    for (int threads : List.of(1, 2)) {
      Counter counter =
          run(ToyExperiment.of(pubn(0.5), pubn(0.7), pubn(0.9)), "taus" + threads, 2, threads);

      assertThat(counter.finished).hasSize(6);
      assertThat(counter.planned).hasValue(2L * 6 * EPOCHS);
      assertThat(counter.advanced).hasValue(counter.planned.get());
      assertThat(counter.trained).hasValue(2L * 4 * EPOCHS);
    }
  }

  @Test
  void puThenPnSharesTheTrainingOfSWithPubn() {
    Settings rates = Settings.NONE.with("puRate", 0.01).with("pnRate", 0.1);
    Entry same = ToyExperiment.entry(MethodCatalog.PU_PN, rates);
    Entry other = ToyExperiment.entry(MethodCatalog.PU_PN, rates.with("puRate", 0.02));

    assertThat(run(ToyExperiment.of(pubn(0.5), same), "same", 1, 1).trained).hasValue(3L * EPOCHS);
    assertThat(run(ToyExperiment.of(pubn(0.5), other), "other", 1, 1).trained)
        .hasValue(4L * EPOCHS);
  }

  @Test
  void anotherRhoSharesNothing() {
    Entry wrong =
        ToyExperiment.entry(MethodCatalog.PUBN, PUBN.with("tau", 0.5).with("rhoFactor", 0.8));

    assertThat(run(ToyExperiment.of(pubn(0.5), wrong), "rho", 1, 1).trained).hasValue(4L * EPOCHS);
  }

  private ToyExperiment mixed() {
    return ToyExperiment.of(
        ToyExperiment.entry(MethodCatalog.NNPU, Settings.NONE.with("rate", 0.1)),
        pubn(0.5),
        pubn(0.9),
        ToyExperiment.entry(
            MethodCatalog.PUBN, PUBN.with("tau", 0.5).with("sigmaData", "separate")),
        ToyExperiment.entry(
            MethodCatalog.PU_PN, Settings.NONE.with("puRate", 0.01).with("pnRate", 0.1)),
        Entry.chosen(
            ToyExperiment.TASK,
            "chosen",
            MethodCatalog.IWPN,
            Settings.NONE,
            SelectionCriterion.SIGMOID_RISK));
  }

  /** The outcomes in a fixed order and without their times. */
  private List<String> numbers(String out) {
    return ResultsFile.read(directory.resolve(out)).stream()
        .sorted(
            Comparator.comparing((Outcome o) -> o.configuration().toString())
                .thenComparing(Outcome::trial))
        .map(
            o ->
                String.join(
                    " ",
                    o.configuration().toString(),
                    "" + o.trial(),
                    "" + o.seed(),
                    "" + o.error(),
                    "" + o.fpr(),
                    "" + o.fnr(),
                    "" + o.validationLoss()))
        .toList();
  }

  @Test
  void resultsDoNotDependOnTheNumberOfThreads() {
    run(mixed(), "one", 3, 1);
    run(mixed(), "two", 3, 2);
    run(mixed(), "five", 3, 5);

    assertThat(numbers("two")).isEqualTo(numbers("one"));
    assertThat(numbers("five")).isEqualTo(numbers("one"));
  }

  @Test
  void resultsDoNotDependOnWhatElseIsRun() {
    run(mixed(), "mixed", 2, 2);
    run(ToyExperiment.of(pubn(0.9)), "alone", 2, 1);

    assertThat(numbers("mixed")).containsAll(numbers("alone"));
  }

  @Test
  void separateSigmaIsAnotherResult() {
    run(mixed(), "mixed", 1, 1);

    assertThat(
            numbers("mixed").stream()
                .filter(line -> line.contains("tau=0.5"))
                .map(line -> line.replaceAll(".*\\] ", ""))
                .distinct())
        .hasSize(2);
  }

  @Test
  void whatIsKnownIsNotRunAgain() {
    run(mixed(), "again", 2, 2);
    List<String> before = numbers("again");
    Counter second = run(mixed(), "again", 2, 2);

    assertThat(second.finished).isEmpty();
    assertThat(second.planned).hasValue(0);
    assertThat(numbers("again")).isEqualTo(before);
  }

  @Test
  void moreTrialsAddToThoseThatAreThere() {
    run(ToyExperiment.of(pubn(0.5)), "grown", 2, 1);
    Counter second = run(ToyExperiment.of(pubn(0.5)), "grown", 5, 1);
    run(ToyExperiment.of(pubn(0.5)), "at-once", 5, 1);

    assertThat(second.finished).extracting(Outcome::trial).containsExactly(2, 3, 4);
    assertThat(numbers("grown")).isEqualTo(numbers("at-once"));
  }

  /** A method that fails at one rate until it is told not to. */
  private static MethodRow failing(boolean[] fails) {
    return new MethodRow(
        "nnpu",
        "nnPU",
        "",
        MethodRow.Needs.P_AND_U,
        MethodCatalog.NNPU.stages(),
        (settings, context) -> {
          if (fails[0] && settings.number("rate") == 0.2) {
            throw new IllegalArgumentException("no more");
          }
          return MethodCatalog.NNPU.make(settings, context);
        });
  }

  @Test
  void aRunThatFailedGoesOnWhereItStopped() {
    boolean[] fails = {true};
    MethodRow method = failing(fails);
    ToyExperiment experiment =
        ToyExperiment.of(
            ToyExperiment.entry(method, Settings.NONE.with("rate", 0.1)),
            ToyExperiment.entry(method, Settings.NONE.with("rate", 0.2)),
            ToyExperiment.entry(method, Settings.NONE.with("rate", 0.3)));

    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> run(experiment, "failed", 2, 1))
        .withMessage("no more");
    assertThat(numbers("failed")).hasSize(1);
    fails[0] = false;
    Counter second = run(experiment, "failed", 2, 1);
    run(experiment, "smooth", 2, 2);

    assertThat(second.finished).hasSize(5);
    assertThat(numbers("failed")).isEqualTo(numbers("smooth"));
  }

  @Test
  void detailsAreWrittenBesideTheResults() {
    Entry entry = pubn(0.5);
    ToyExperiment experiment = new ToyExperiment(List.of(entry), Set.of(Detail.values()));
    run(experiment, "details", 1, 1);

    Outcome outcome = ResultsFile.read(directory.resolve("details")).get(0);
    Details details =
        Details.read(directory.resolve("details").resolve(outcome.details().orElseThrow()));
    int test = DATASETS.dataset("toy").test(ToyExperiment.TASK).size();
    assertThat(details.calledPositive()).hasSize(test);
    Details.Curve curve = details.required("learning curve", Details::curve);
    assertThat(curve.error()).hasSize(EPOCHS);
    assertThat(curve.error().get(curve.selectedEpoch() - 1)).isEqualTo(outcome.error());
    assertThat(curve.fpr().get(curve.selectedEpoch() - 1)).isEqualTo(outcome.fpr());
    assertThat(details.sigma())
        .satisfies(
            sigma -> {
              assertThat(sigma.sigma()).hasSize(80).allMatch(s -> s > 0 && s < 1);
              // ⌊0.5 · (1 − 0.4 − 0.3) · 80⌋
              assertThat(sigma.sigma().stream().filter(s -> s <= sigma.eta())).hasSize(12);
            });
    assertThat(details.embedding()).as("of a linear model").isNull();
  }
}
