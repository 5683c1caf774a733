package org.pubn.lab.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.task.Task;
import org.pubn.report.Report;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** The examples of the documents, most of them on the toy data set. */
class ExamplesTest {

  private static final List<Task> TASKS = DATASETS.dataset("toy").tasks();

  @TempDir private Path out;

  private static Table table(Report report) {
    return ((TableSection) report.sections().get(0)).table();
  }

  @Test
  void aMethodOfOnesOwnIsAColumnOfTable1() {
    Table table = table(MyMethodInTable1.run(DATASETS, TASKS, out));

    int column = table.columns().stream().map(ValueColumn::name).toList().indexOf("U taken as N");
    assertThat(column).isNotNegative();
    for (TableRow row : table.rows()) {
      Cell cell = row.cells().get(column);
      assertThat(((Measured) cell).value().n()).isEqualTo(2);
      assertThat(((Measured) cell).value().mean()).isLessThan(0.5);
    }
    assertThat(out.resolve("report.html")).isNotEmptyFile();
  }

  @Test
  void aModelOfOnesOwnIsAColumnOfTable1() {
    Table table = table(MyModelInTable1.run(DATASETS, TASKS, out));

    assertThat(table.columns()).extracting(ValueColumn::name).contains("nnPU on an MLP").hasSize(3);
    List<Cell> cells = table.rows().get(0).cells();
    assertThat(((Measured) cells.get(1)).value()).isNotEqualTo(((Measured) cells.get(0)).value());
  }

  @Test
  void documentsAreFeaturesInBothWays() {
    List<String> texts = List.of("The ferry leaves at noon.", "A cyclic group.", "");

    assertThat(TextAsFeatures.tfIdf(texts).rows()).isEqualTo(3);
    assertThat(TextAsFeatures.encoded(texts, out, 1).columns()).isEqualTo(1152);
  }
}
