package org.pubn.app.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.data.Progress;
import org.pubn.files.LoadedSamples;
import org.pubn.files.SmallTables;
import org.pubn.files.TrainingFiles;
import org.pubn.report.page.HeadlessChromium;
import org.pubn.train.TrainOptions;

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
    TrainOptions options = TrainOptions.DEFAULT.withPi(0.4).withRho(0.2).withThreads(2);
    LoadedSamples samples =
        Pubn.read(
            TrainingFiles.of(tables.positive(), tables.unlabeled(), tables.negative()), options);
    Path out = directory.resolve("out");
    AdvicePage.of(Pubn.advise(samples, options, Progress.NONE), samples, options).write(out);
    HeadlessChromium.Run page = browser.open(out.resolve("report.html"));

    assertThat(page.consoleLines()).isEmpty();
    assertThat(page.out())
        .doesNotContain("class=\"chart failed\"")
        .contains("Is PU learning needed?", "Are the negatives biased?", "Do the negatives help?")
        .contains("How much depends on the priors?", "If π were another", "<em>Next:</em>");
    assertThat(DRAWING.matcher(page.out()).results()).hasSize(1);
  }
}
