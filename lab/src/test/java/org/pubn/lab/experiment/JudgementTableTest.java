package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.TestSet;
import org.pubn.nn.Network;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextCell;

class JudgementTableTest {

  @TempDir private Path directory;

  /** Examples whose only number is −1 or 1, wrong about the label one time in ten. */
  private static TestSet test(int size) {
    RandomStream random = new Seed(1).random();
    float[] values = new float[size];
    boolean[] positive = new boolean[size];
    for (int i = 0; i < size; i++) {
      positive[i] = random.nextDouble() < 0.4;
      values[i] = positive[i] == (random.nextDouble() < 0.9) ? 1 : -1;
    }
    return new TestSet(
        DenseFeatures.of(1, values),
        BinaryLabels.of(positive),
        ClassLabels.of(new int[positive.length]));
  }

  @Test
  void estimatesComeCloseToTheTruthOfTheOtherHalf() {
    Network sign = new Network(NetworkSpec.linear(1), new float[] {1, 0});
    List<Details.Judged> judged = Judgements.of(sign, test(20_000), 0.4, new Seed(2)).judged();

    assertThat(judged).extracting(Details.Judged::belief).contains("π", "π ± 0.02").hasSize(10);
    assertThat(judged)
        .filteredOn(j -> j.metric().equals("accuracy"))
        .hasSize(2)
        .allSatisfy(
            j -> {
              assertThat(j.truth()).isCloseTo(0.9, within(0.01));
              assertThat(j.value()).isCloseTo(0.9, within(0.03));
              assertThat(j.holdsTruth()).isTrue();
            });
  }

  @Test
  void anIntervalHoldsItsEnds() {
    assertThat(new Details.Judged("π", "recall", 0.5, 0.6, 0.5, 0.7).holdsTruth()).isTrue();
    assertThat(new Details.Judged("π", "recall", 0.49, 0.6, 0.5, 0.7).holdsTruth()).isFalse();
    assertThat(new Details.Judged("π", "recall", 0.71, 0.6, 0.5, 0.7).holdsTruth()).isFalse();
  }

  @Test
  void everyTaskHasItsRows() throws Exception {
    Design design = new Design(DATASETS, DATASETS.dataset("toy").tasks(), List.of(), false);
    JudgementTable experiment = new JudgementTable(design);
    Laboratory.run(
        experiment, design, new RunOptions(directory, 2, 0, 2), "test", RunListener.NONE);
    Table table =
        MadeUp.table(
            experiment.sections(
                new Measurements(DATASETS, new Results(ResultsFile.read(directory)), 2, directory)),
            "label-free");

    assertThat(table.rows()).hasSize(10 * design.tasks().size());
    assertThat(table.rows())
        .allSatisfy(
            row -> assertThat(((TextCell) row.cells().get(4)).text()).matches("[0-2] of 2"));
    assertThat(Files.readString(directory.resolve("tables.txt"))).contains("π ± 0.02");
  }
}
