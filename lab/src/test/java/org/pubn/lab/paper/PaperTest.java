package org.pubn.lab.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodRow;
import org.pubn.method.Stage;
import org.pubn.report.table.Published;
import org.pubn.sample.Priors;
import org.pubn.settings.Settings;

class PaperTest {

  /** Cells of every table, as printed there. */
  @ParameterizedTest
  @CsvSource({
    "table1, mnist/pu, nnpu, 5.76, 1.04",
    "table1, mnist/pu, pubn-n, 4.64, 0.62",
    "table1, mnist/135, nnpnu, 5.33, 0.97",
    "table1, mnist/135, pubn, 4.05, 0.27",
    "table1, mnist/135, pu-pn, 4.00, 0.30",
    "table1, mnist/skewed, nnpnu, 4.60, 0.65",
    "table1, mnist/skewed, pubn, 3.91, 0.66",
    "table1, mnist/skewed, pu-pn, 3.77, 0.31",
    "table1, cifar10/vehicles/pu, nnpu, 12.02, 0.65",
    "table1, cifar10/vehicles/cat-dog-horse, pu-pn, 10.37, 0.65",
    "table1, cifar10/mammals/bird-frog, pubn, 18.83, 0.71",
    "table1, cifar10/mammals/car-truck, nnpnu, 22.00, 0.74",
    "table1, newsgroups/pu, pubn-n, 13.30, 0.53",
    "table1, newsgroups/talk, pubn, 12.61, 0.75",
    "table1, newsgroups/skewed, nnpnu, 14.41, 0.76",
    "nnpnu-variants, newsgroups/skewed, nnpnu, 14.41, 0.70",
    "nnpnu-variants, mnist/skewed, nnpu+pn, 5.10, 1.54",
    "rho, mnist/135, 1.2, 4.14, 0.45",
    "separate-sigma, mnist/135, separate, 3.71, 0.45",
  })
  void publishedErrors(String table, String task, String column, double mean, double std) {
    assertThat(Paper.number(table, task, column, "error"))
        .contains(Published.percent(mean, std, 10));
  }

  @Test
  void theTableOfTauHasNoStandardDeviations() {
    assertThat(Paper.number("tau", "mnist/135", "0.7", "validationLoss"))
        .contains(Published.percent(9.15, 10));
    assertThat(Paper.number("tau", "mnist/135", "2", "fnr")).contains(Published.percent(5.32, 10));
  }

  @Test
  void notEveryCellExists() {
    assertThat(Paper.number("table1", "mnist/pu", "pu-pn", "error")).isEmpty();
    assertThat(Paper.number("table1", "toy/pu", "nnpu", "error")).isEmpty();
    assertThat(Paper.hasRow("tau", "mnist/135")).isTrue();
    assertThat(Paper.hasRow("tau", "mnist/skewed")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "mnist/pu, nnpu, 'rate=0.01'",
    "mnist/pu, pubn-n, 'rate=0.01, sigmaRate=0.01, tau=0.9'",
    "mnist/135, nnpnu, 'gamma=0.3, rate=0.01'",
    "mnist/135, pubn, 'rate=0.001, sigmaRate=0.001, tau=0.7'",
    "mnist/135, pu-pn, 'pnRate=0.001, puRate=0.001'",
    "mnist/skewed, pubn, 'rate=0.01, sigmaRate=0.001, tau=0.7'",
    "newsgroups/sci, pubn, 'rate=0.0005, sigmaRate=0.005, tau=0.9'",
    "newsgroups/talk, pu-pn, 'pnRate=0.0005, puRate=0.001'",
  })
  void publishedSettings(String task, String method, String settings) {
    assertThat(Paper.settings(task, method)).map(Settings::toString).contains(settings);
  }

  @Test
  void noSettingsWereChosenForWhatWasNotRun() {
    assertThat(Paper.settings("mnist/135", "nnpu")).isEmpty();
    assertThat(Paper.settings("mnist/135", "nnpu+pn")).isEmpty();
  }

  /** The published values of a known task lie on the grids they were chosen from. */
  @Test
  void publishedSettingsLieOnTheGrids() {
    for (Task task : DATASETS.dataset("mnist").tasks()) {
      for (MethodRow kind : LabMethods.all()) {
        Paper.settings(task.id(), kind.id())
            .ifPresent(settings -> assertThat(gridPoints(kind)).contains(settings));
      }
    }
  }

  private static List<Settings> gridPoints(MethodRow kind) {
    List<Settings> points = List.of(Settings.NONE);
    for (Stage stage : kind.stages()) {
      points =
          points.stream()
              .flatMap(
                  point ->
                      stage.points(point, LabMethods.grids(DATASETS.dataset("mnist"))).stream())
              .toList();
    }
    return points;
  }

  @Test
  void tasksAreDescribedAsInTheTables() {
    assertThat(Paper.text(DATASETS.task("mnist/135")))
        .isEqualTo(new TaskText("MNIST", "0, 2, 4, 6, 8", "1, 3, 5"));
    assertThat(Paper.text(DATASETS.task("mnist/pu")).negative()).isEqualTo("Not given");
    assertThat(Paper.text(DATASETS.task("mnist/skewed")).negative()).isEqualTo("9 > 5 > others");
  }

  @Test
  void anotherTaskIsDescribedByItsId() {
    Task own = new Task("own/task", "own", Set.of(1), Map.of(), Priors.positive(0.5));

    assertThat(Paper.text(own)).isEqualTo(new TaskText("own", "own/task", ""));
  }
}
