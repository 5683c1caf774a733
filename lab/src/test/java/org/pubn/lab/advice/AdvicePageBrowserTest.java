package org.pubn.lab.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.pubn.advice.AdviceProgress;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.report.page.HeadlessChromium;
import org.pubn.lab.training.ColumnOverrides;
import org.pubn.lab.training.GivenPriors;
import org.pubn.lab.training.SmallTables;
import org.pubn.lab.training.TrainingFiles;
import org.pubn.sample.Seed;

/** What a real browser makes of the page of advice. */
class AdvicePageBrowserTest {

  private static final Pattern DRAWING = Pattern.compile("data-chart=\"\\d+\"[^>]*><div[^>]*><svg");

  private final Path directory = Path.of("target", "advice-page").toAbsolutePath();

  /** Not a temporary folder: the browser may still write to its profile while it ends. */
  @BeforeEach
  void createDirectory() throws IOException {
    Files.createDirectories(directory);
  }

  @Test
  void answersAndTheCurveOfMistakesAreShown() throws IOException {
    HeadlessChromium browser = HeadlessChromium.orSkip(directory);
    SmallTables tables = new SmallTables(directory);
    AdviceRun run =
        new AdviceRun(
            new AdviceRequest(
                new TrainingFiles.Separate(
                    tables.positive(), tables.unlabeled(), Optional.of(tables.negative())),
                new ColumnOverrides(List.of(), List.of(), List.of()),
                new GivenPriors(OptionalDouble.of(0.4), OptionalDouble.of(0.2)),
                new Seed(0),
                2));
    Path out = directory.resolve("out");
    run.advise(run.load(ProgressDisplay.NONE), AdviceProgress.NONE).write(out);
    HeadlessChromium.Run page = browser.open(out.resolve("report.html"));

    assertThat(page.consoleLines()).isEmpty();
    assertThat(page.out())
        .doesNotContain("class=\"chart failed\"")
        .contains("Is PU learning needed?", "Are the negatives biased?", "Do the negatives help?")
        .contains("How much hangs on the priors?", "If π were another", "<em>Next:</em>");
    assertThat(DRAWING.matcher(page.out()).results()).hasSize(1);
  }
}
