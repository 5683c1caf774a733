package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.report.page.HeadlessChromium;
import org.pubn.serve.ScoringService;
import org.pubn.serve.ServiceOptions;

/** What a real browser makes of the page that the service has for people. */
class ServePageBrowserTest {

  @TempDir private Path models;

  private final Path directory = Path.of("target", "browser").toAbsolutePath();

  /** Not a temporary folder: the browser may still write to its profile while it ends. */
  @BeforeEach
  void createDirectory() throws IOException {
    Files.createDirectories(directory);
  }

  private HeadlessChromium.Run open(Path model, String fragment) throws IOException {
    HeadlessChromium browser = HeadlessChromium.orSkip(directory);
    try (ScoringService service =
        ScoringService.start(ClassifierFile.load(model), ServiceOptions.ofPort(0))) {
      return browser.open(URI.create(service.address() + "/" + fragment));
    }
  }

  @Test
  void theFormHasAFieldForEveryColumn() throws IOException {
    HeadlessChromium.Run run = open(SavedModels.table(models), "");

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out())
        .contains("data-column=\"age\"", "data-column=\"job\"", "<option value=\"cook\">")
        .contains("linear 4-1, trained by pubn on 1 positive")
        .containsPattern("id=\"answer\"[^>]* hidden");
  }

  @Test
  void aRowIsScored() throws IOException {
    HeadlessChromium.Run run = open(SavedModels.table(models), "#age=50&job=admin.");

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out())
        .contains("id=\"prediction\">positive<", "id=\"probability\">0.9526<", "id=\"score\">3<")
        .contains("-d '{\"row\":{\"age\":\"50\",\"job\":\"admin.\"}}'");
  }

  @Test
  void whatIsWrongIsSaidAndHostileTextStaysText() throws IOException {
    String hostile = "</pre><img src=x onerror=console.log('ow'+'ned')>";
    String encoded = URLEncoder.encode(hostile, StandardCharsets.UTF_8);
    HeadlessChromium.Run run = open(SavedModels.table(models), "#job=cook&age=" + encoded);

    assertThat(run.consoleLines())
        .allSatisfy(line -> assertThat(line).doesNotContain("owned").contains("400"));
    assertThat(run.out())
        .containsPattern("id=\"error\" role=\"alert\">row, column \"age\": \"&lt;/pre&gt;")
        .containsPattern("id=\"answer\"[^>]* hidden");
  }

  @Test
  void vectorsAreTypedInAsNumbers() throws IOException {
    HeadlessChromium.Run run = open(SavedModels.vectors(models), "#features=1,0.25");

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out()).contains("id=\"score\">0.75<", "{\"features\":[[1,0.25]]}");
  }
}
