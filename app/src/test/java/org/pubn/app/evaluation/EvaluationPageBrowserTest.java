package org.pubn.app.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.eval.PriorBelief;
import org.pubn.files.EvaluationOptions;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.report.page.HeadlessChromium;
import org.pubn.report.page.PageAndJson;
import org.pubn.stats.Bootstrap;

/** What a real browser makes of the pages of evaluations. */
class EvaluationPageBrowserTest {

  private static final Pattern DRAWING = Pattern.compile("data-chart=\"\\d+\"[^>]*><div[^>]*><svg");

  private final Path directory = Path.of("target", "evaluation-page").toAbsolutePath();

  /** Not a temporary folder: the browser may still write to its profile while it ends. */
  @BeforeEach
  void createDirectory() throws IOException {
    Files.createDirectories(directory);
  }

  private Evaluations evaluations(Optional<PriorBelief> prior) throws IOException {
    Path model = SavedModel.in(directory);
    return new Evaluations(
        model,
        Pubn.load(model),
        new EvaluationOptions(
            new Bootstrap(new Seed(0)), Optional.empty(), Optional.empty(), prior));
  }

  private HeadlessChromium.Run open(PageAndJson files, String name) throws IOException {
    Path out = directory.resolve(name);
    files.write(out);
    return HeadlessChromium.orSkip(directory).open(out.resolve("report.html"));
  }

  private Path rows(String name, int size, double positives) throws IOException {
    RandomStream random = new Seed(8).child(name).random();
    StringBuilder text = new StringBuilder("x,y\n");
    for (int i = 0; i < size; i++) {
      boolean positive = random.nextDouble() < positives;
      double u = 0.001 + 0.998 * random.nextDouble();
      double x = (positive ? 1.5 : -1.5) + Math.log(u / (1 - u));
      text.append(String.format(Locale.ROOT, "%.4f,%s%n", x, positive ? "yes" : "no"));
    }
    return Files.writeString(directory.resolve(name + ".csv"), text);
  }

  @Test
  void drawsTheCurvesOfLabeledRows() throws IOException {
    HeadlessChromium.Run run =
        open(
            evaluations(Optional.empty()).labeled(rows("labeled", 2000, 0.4), Optional.of("y")),
            "labeled");

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out())
        .doesNotContain("class=\"chart failed\"")
        .contains("Over all thresholds", "Calibration", "expected calibration error");
    assertThat(DRAWING.matcher(run.out()).results()).hasSize(4);
  }

  @Test
  void drawsWhatIsKnownWithoutLabels() throws IOException {
    HeadlessChromium.Run run =
        open(
            evaluations(Optional.of(PriorBelief.within(0.36, 0.43)))
                .withoutLabels(rows("positive", 300, 1), rows("unlabeled", 3000, 0.4)),
            "without-labels");

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out())
        .doesNotContain("class=\"chart failed\"")
        .contains("If π were another", "Lee–Liu criterion");
    assertThat(DRAWING.matcher(run.out()).results()).hasSize(3);
  }
}
