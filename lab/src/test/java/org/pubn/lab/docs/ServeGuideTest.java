package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.cli.SavedModels;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.serve.ScoringService;
import org.pubn.serve.ServiceOptions;

/** Every request in the guide is answered as the guide says. */
class ServeGuideTest {

  private static final Path GUIDE = Path.of("..", "docs", "guide", "serve.md");

  /** A command, the body it sends if any, the path, and the line after it. */
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "^\\$ curl -s (?:-H 'Content-Type: application/json' -d '([^']*)' )?"
              + "http://127.0.0.1:8080(\\S+)\\n(.*)$",
          Pattern.MULTILINE);

  @TempDir private Path directory;

  @Test
  void examplesAreTrue() throws IOException, InterruptedException {
    String guide = Files.readString(GUIDE);
    List<MatchResult> examples = EXAMPLE.matcher(guide).results().toList();
    assertThat(examples).hasSameSizeAs(guide.lines().filter(l -> l.startsWith("$ ")).toList());
    assertThat(examples).hasSizeGreaterThan(4);
    try (ScoringService service =
        ScoringService.start(
            ClassifierFile.load(SavedModels.table(directory)), ServiceOptions.ofPort(0))) {
      for (MatchResult example : examples) {
        assertThat(answer(service.address() + example.group(2), example.group(1)))
            .as(example.group())
            .isEqualTo(example.group(3));
      }
    }
  }

  private static String answer(String address, @Nullable String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
    if (body != null) {
      request
          .header("Content-Type", "application/json")
          .POST(HttpRequest.BodyPublishers.ofString(body));
    }
    return HttpClient.newHttpClient()
        .send(request.build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }
}
