package org.pubn.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pubn.report.SampleTables;

/**
 * Whole tables against golden files. After a wanted change run {@link #main} from the folder {@code
 * report} and read the difference.
 */
class GoldenTablesTest {

  private static final Path FOLDER =
      Path.of("src", "test", "resources", "org", "pubn", "report", "table");

  @TestFactory
  Iterable<DynamicTest> everyRenderingEqualsItsGoldenFile() {
    return renderings().entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(),
                    () -> assertThat(entry.getValue()).isEqualTo(golden(entry.getKey()))))
        .toList();
  }

  @Test
  void theDefaultLocaleDoesNotMatter() {
    Map<String, String> expected = renderings();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertThat(renderings()).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Map<String, String> renderings() {
    Table table1 = SampleTables.effectiveness();
    Table tau = SampleTables.thresholds();
    Map<String, String> renderings = new TreeMap<>();
    renderings.put("table1.txt", TextTable.render(table1));
    renderings.put("table1-100.txt", TextTable.render(table1, 100));
    renderings.put("table1.md", MarkdownTable.render(table1));
    renderings.put("table1.csv", CsvTable.render(table1));
    renderings.put("table1.tex", LatexTable.render(table1));
    renderings.put("tau.txt", TextTable.render(tau, 120));
    renderings.put("tau.tex", LatexTable.render(tau));
    return renderings;
  }

  private static String golden(String name) throws IOException {
    try (InputStream in = GoldenTablesTest.class.getResourceAsStream(name)) {
      assertThat(in).as("golden file " + name).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Writes the golden files anew. */
  public static void main(String[] args) throws IOException {
    for (Map.Entry<String, String> entry : renderings().entrySet()) {
      Files.writeString(FOLDER.resolve(entry.getKey()), entry.getValue());
    }
  }
}
