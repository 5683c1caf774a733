package org.pubn.lab.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.pubn.eval.Bootstrap;
import org.pubn.eval.PriorBelief;
import org.pubn.lab.report.page.HeadlessChromium;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;

/** What a real browser makes of the pages of evaluations. */
class EvaluationPageBrowserTest {

  private static final Pattern DRAWING = Pattern.compile("data-chart=\"\\d+\"[^>]*><div[^>]*><svg");

  private final Path directory = Path.of("target", "evaluation-page").toAbsolutePath();

  /** Not a temporary folder: the browser may still write to its profile while it ends. */
  @BeforeEach
  void createDirectory() throws IOException {
    Files.createDirectories(directory);
  }

  private Evaluations evaluations() throws IOException {
    return Evaluations.of(
        SavedModel.in(directory), OptionalDouble.empty(), new Bootstrap(new Seed(0)));
  }

  private HeadlessChromium.Run open(EvaluationFiles files, String name) throws IOException {
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
  void drawsTheCurvesOfLabelledRows() throws IOException {
    HeadlessChromium.Run run =
        open(
            evaluations().labelled(rows("labelled", 2000, 0.4), Optional.of("y"), Optional.empty()),
            "labelled");

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
            evaluations()
                .withoutLabels(
                    rows("positive", 300, 1),
                    rows("unlabeled", 3000, 0.4),
                    Optional.of(PriorBelief.Within.of(0.36, 0.43))),
            "without-labels");

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out())
        .doesNotContain("class=\"chart failed\"")
        .contains("If π were another", "Lee–Liu criterion");
    assertThat(DRAWING.matcher(run.out()).results()).hasSize(3);
  }
}
