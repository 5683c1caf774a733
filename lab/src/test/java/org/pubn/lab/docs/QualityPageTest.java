package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every test that docs/quality.md names exists, and every promise names one. */
class QualityPageTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");
  private static final Pattern PROMISE = Pattern.compile("(?m)^\\| (?!promise|---).*$");

  @Test
  void everyPromiseNamesATestThatExists() throws IOException {
    String page = Files.readString(ROOT.resolve("docs").resolve("quality.md"));
    Set<String> named =
        TEST.matcher(page).results().map(match -> match.group(1)).collect(Collectors.toSet());
    assertThat(named).isNotEmpty();
    assertThat(tests()).containsAll(named);
    assertThat(PROMISE.matcher(page).results().map(MatchResult::group))
        .isNotEmpty()
        .allMatch(row -> TEST.matcher(row).find());
  }

  private static Set<String> tests() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().contains("src/test/java"))
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Test.java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .collect(Collectors.toSet());
    }
  }
}
