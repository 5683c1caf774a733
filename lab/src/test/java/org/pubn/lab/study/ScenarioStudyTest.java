package org.pubn.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.ToyDataset;
import org.pubn.lab.task.SampledRows;
import org.pubn.lab.task.Sampler;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TrialRows;
import org.pubn.random.Seed;

/** Rows labeled within one table, and the study of what it costs not to say so. */
class ScenarioStudyTest {

  @TempDir private Path directory;

  private static final Dataset TOY = new ToyDataset();

  private static Set<Integer> all(SampledRows rows) {
    Set<Integer> found = new HashSet<>();
    IntStream.of(rows.positive()).forEach(found::add);
    IntStream.of(rows.negative()).forEach(found::add);
    IntStream.of(rows.unlabeled()).forEach(found::add);
    return found;
  }

  @Test
  void inATableEveryRowHasOneRole() {
    Task task = TOY.tasks().stream().filter(Task::hasNegatives).findFirst().orElseThrow();
    Sampler sampler = new Sampler(TOY.classes(), task, TOY.trialSizes());
    TrialRows rows = sampler.drawTable(new Seed(4));
    for (SampledRows side : List.of(rows.training(), rows.validation())) {
      int sum = side.positive().length + side.negative().length + side.unlabeled().length;
      assertThat(all(side)).hasSize(sum);
      assertThat(Arrays.stream(side.positive()))
          .allMatch(row -> task.isPositive(TOY.classes().get(row)));
      assertThat(Arrays.stream(side.negative()))
          .allMatch(row -> task.negativeShares().containsKey(TOY.classes().get(row)));
    }
    assertThat(rows.training().positive()).hasSize(TOY.trialSizes().training().positive());
    assertThat(rows.training().unlabeled()).hasSize(TOY.trialSizes().training().unlabeled());
    Set<Integer> training = all(rows.training());
    assertThat(training).doesNotContainAnyElementsOf(all(rows.validation()));
    assertThat(sampler.drawTable(new Seed(4))).isEqualTo(rows);
  }

  @Test
  void theStudyWritesItsTableAndContinues() throws IOException {
    List<String> told = new ArrayList<>();
    new ScenarioStudy(List.of(TOY), 1, 7, 1, directory).run("first", told::add);
    List<String> first = Files.readAllLines(directory.resolve("results.jsonl"));
    assertThat(first).hasSize(2).allMatch(line -> line.contains("\"stated\":"));
    new ScenarioStudy(List.of(TOY), 2, 7, 1, directory).run("second", told::add);
    List<String> both = Files.readAllLines(directory.resolve("results.jsonl"));
    assertThat(both).hasSize(4).startsWith(first.toArray(String[]::new));
    assertThat(told).hasSize(3);
    assertThat(Files.readString(directory.resolve("tables.txt")))
        .contains("one-sample, stated", "pubn-n", "toy");
    assertThat(StudyRecord.of(directory, "scenario").study()).isEqualTo("scenario");
  }
}
