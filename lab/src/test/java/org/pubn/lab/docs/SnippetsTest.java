package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Java in README.md and docs that is marked {@code <!-- compiled: NAME -->} equals the part of an
 * example between {@code // region NAME} and {@code // endregion}. Examples are compiled and run.
 */
class SnippetsTest {

  private static final Path PROJECT = Path.of("..");
  private static final List<Path> EXAMPLES =
      List.of(
          Path.of("src/test/java/org/pubn/lab/examples"),
          PROJECT.resolve("app/src/test/java/org/pubn/app/examples"),
          PROJECT.resolve("spark/src/test/java/org/pubn/spark/examples"));

  private static final Pattern SNIPPET =
      Pattern.compile("<!-- compiled: (\\S+) -->\\s*```java\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern MARK = Pattern.compile("<!-- compiled: ");
  private static final Pattern REGION =
      Pattern.compile("// region (\\S+)\\n(.*?)\\n *// endregion", Pattern.DOTALL);

  /** A marked piece of a document. */
  private record Snippet(Path document, String name, String code) {}

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>(files(PROJECT.resolve("docs"), ".md"));
    Path readme = PROJECT.resolve("README.md");
    if (Files.exists(readme)) {
      documents.add(readme);
    }
    return documents;
  }

  private static List<Snippet> snippets() throws IOException {
    List<Snippet> snippets = new ArrayList<>();
    for (Path document : documents()) {
      Matcher matcher = SNIPPET.matcher(Files.readString(document));
      while (matcher.find()) {
        snippets.add(new Snippet(document, matcher.group(1), matcher.group(2).strip()));
      }
    }
    return snippets;
  }

  private static Map<String, String> regions() throws IOException {
    Map<String, String> regions = new HashMap<>();
    List<Path> examples = new ArrayList<>();
    for (Path folder : EXAMPLES) {
      examples.addAll(files(folder, ".java"));
    }
    for (Path example : examples) {
      Matcher matcher = REGION.matcher(Files.readString(example));
      while (matcher.find()) {
        String code = matcher.group(2).stripTrailing().stripIndent().strip();
        assertThat(regions.put(matcher.group(1), code)).as(matcher.group(1)).isNull();
      }
    }
    return regions;
  }

  @Test
  void snippetsEqualWhatIsCompiled() throws IOException {
    Map<String, String> regions = regions();
    for (Snippet snippet : snippets()) {
      assertThat(regions).as("regions of examples").containsKey(snippet.name());
      assertThat(snippet.code())
          .as("%s in %s", snippet.name(), snippet.document())
          .isEqualTo(regions.get(snippet.name()));
    }
  }

  @Test
  void everyExampleIsShownSomewhere() throws IOException {
    assertThat(snippets()).extracting(Snippet::name).containsAll(regions().keySet());
  }

  /** A mark without a Java block right below it would be passed over silently. */
  @Test
  void everyMarkHasItsSnippet() throws IOException {
    long marks = 0;
    for (Path document : documents()) {
      marks += MARK.matcher(Files.readString(document)).results().count();
    }
    assertThat(snippets()).hasSize((int) marks);
  }
}
