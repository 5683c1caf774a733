package org.pubn.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.Session;
import org.pubn.prior.Estimator;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

final class PriorStudyTest {

  @TempDir private Path directory;

  /** Positives in [2, 3), negatives of two kinds in [0, 1) and [1, 2). */
  private static DenseFeatures rows(
      int count, double positives, double first, RandomStream random) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      double u = random.nextDouble();
      int from = u < positives ? 2 : u < positives + first ? 0 : 1;
      values[i] = from + random.nextFloat();
    }
    return DenseFeatures.ofOwned(1, values);
  }

  private static final PriorCase WITHOUT =
      new PriorCase(
          "line",
          0.3,
          OptionalDouble.empty(),
          seed -> {
            RandomStream random = seed.random();
            return PubnSamples.withoutNegatives(
                rows(40, 1, 0, random), rows(150, 0.3, 0.4, random));
          });

  private static final PriorCase WITH =
      new PriorCase(
          "line/negatives",
          0.5,
          OptionalDouble.of(0.25),
          seed -> {
            RandomStream random = seed.random();
            return new PubnSamples(
                rows(40, 1, 0, random), rows(150, 0.5, 0.25, random), rows(40, 0, 1, random));
          });

  private PriorStudy study(int trials) {
    return study(trials, 7);
  }

  private PriorStudy study(int trials, long seed) {
    return new PriorStudy(
        "priors", List.of(WITHOUT, WITH), List.of(Estimator.BEST_BIN), trials, seed, 2, directory);
  }

  private String read(String name) throws IOException {
    return Files.readString(directory.resolve(name));
  }

  @Test
  void continuesWhereItWasStoppedAndWritesItsTables() throws IOException {
    List<String> done = new ArrayList<>();
    study(1)
        .run("./pubn study priors", (trial, total) -> done.add(trial.caseId() + " of " + total));
    String first = read("results.jsonl");
    Files.writeString(
        directory.resolve("results.jsonl"), "{\"study\":\"pri", StandardOpenOption.APPEND);

    study(2)
        .run(
            "./pubn study priors",
            (trial, total) -> done.add(trial.caseId() + " " + trial.trial()));

    assertThat(done)
        .containsExactly(
            "line, prior 0.3 of 2",
            "line/negatives, prior 0.5 of 2",
            "line, prior 0.3 1",
            "line/negatives, prior 0.5 1");
    assertThat(read("results.jsonl")).startsWith(first).hasLineCount(4);
    assertThat(StudyRecord.of(directory, "priors").sessions())
        .extracting(Session::command, Session::outcomes)
        .containsExactly(tuple("./pubn study priors", 2), tuple("./pubn study priors", 2));
    assertThat(read("tables.md")).contains("(TED)ⁿ", "BBE", "line/negatives");
    assertThat(read("rho.csv")).contains("line/negatives,ρ_max,,0.25,");
    assertThat(read("priors-by-truth.csv")).contains("line,binomial bin,π = 0.3");
  }

  @Test
  void aDamagedLineIsNamed() throws IOException {
    Files.writeString(directory.resolve("results.jsonl"), "{}\n");

    assertThatThrownBy(() -> study(1).run("./pubn study priors", (trial, total) -> {}))
        .isInstanceOf(ResultsException.class)
        .hasMessageEndingWith("results.jsonl, line 1: is no trial of this study; delete it");
  }

  @Test
  void trialsOfAnotherSeedAreNotMixedIn() {
    study(1).run("./pubn study priors", (trial, total) -> {});

    assertThatThrownBy(() -> study(1, 8).run("./pubn study priors", (trial, total) -> {}))
        .isInstanceOf(ResultsException.class)
        .hasMessageEndingWith(
            "results.jsonl: trial 0 has seed 7, not 8; choose another --out or the same --seed");
  }

  @Test
  void theTruthOfTheTasksIsTheLeastPriorOverShare() {
    PriorCase skewed =
        PriorCases.of(DATASETS.dataset("mnist")).stream()
            .filter(known -> known.data().equals("mnist/skewed"))
            .findFirst()
            .orElseThrow();

    assertThat(skewed.rhoMax().orElseThrow()).isBetween(0.195, 0.2);
    assertThat(skewed.pi()).isBetween(0.49, 0.495);
  }

  @Test
  void trialsOfMnistHaveTheSizesOfThePaper() {
    PubnSamples samples = PriorCases.of(DATASETS.dataset("mnist")).get(0).draw().apply(new Seed(0));

    assertThat(samples.positive().rows()).isEqualTo(500);
    assertThat(samples.unlabeled().rows()).isEqualTo(6000);
  }
}
