package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * {@code dist/make} writes the page from all dependencies; here those that POMs name are checked.
 */
final class DependenciesPageTest {

  private static final Path PROJECT = Path.of("..");
  private static final Pattern MODULE = Pattern.compile("<module>([a-z]+)</module>");

  /** In a local repository: group, artifact, version. */
  private static final Pattern JAR =
      Pattern.compile("/repository/(.+)/([^/]+)/([^/]+)/\\2-\\3[^/]*\\.jar$");

  private static final Pattern OF_TESTS =
      Pattern.compile(
          "^(org/pubn|org/junit|org/assertj|org/opentest4j|org/apiguardian|net/jqwik|net/bytebuddy"
              + "|com/tngtech|com/microsoft|org/apache/maven/surefire|org/jspecify)/");

  private static final Pattern WANTED =
      Pattern.compile("\\| (Apache-2\\.0|MIT|BSD-[23]-Clause|UPL-1\\.0|EPL-[12]\\.0) \\|$");

  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<groupId>([\\w.-]+)</groupId>\\s*<artifactId>([\\w.-]+)</artifactId>(?:\\s*<version>\\$\\{([\\w.-]+)})?");

  @Test
  void listsWhatPublishedModulesNameInTheirVersions() throws IOException {
    String parent = pom(".");
    Map<String, String> managed = managedVersions(parent);
    String page = Files.readString(PROJECT.resolve("docs/dependencies.md"));
    Matcher module = MODULE.matcher(parent);
    int dependencies = 0;
    while (module.find()) {
      String pom =
          pom(module.group(1))
              .replaceFirst("(?s)<dependencyManagement>.*</dependencyManagement>", "")
              .replaceFirst("(?s)<(build|profiles)>.*", "");
      if (pom.contains("<maven.deploy.skip>")) {
        continue;
      }
      for (String block : pom.split("<dependency>", -1)) {
        Matcher dependency = DEPENDENCY.matcher(block);
        if (dependency.find() && isBroughtAlong(dependency.group(1), block)) {
          String id = dependency.group(1) + ":" + dependency.group(2);
          assertThat(page).contains("| `%s` | %s".formatted(id, managed.getOrDefault(id, "")));
          dependencies++;
        }
      }
    }
    assertThat(dependencies).isGreaterThan(20);
  }

  /** The jars that the tests run with are those of the program and those of the tests. */
  @Test
  void listsEveryJarThatComesAlong() throws IOException {
    String page = Files.readString(PROJECT.resolve("docs/dependencies.md"));
    int jars = 0;
    for (String jar : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Matcher artifact = JAR.matcher(jar.replace(File.separatorChar, '/'));
      if (artifact.find() && !OF_TESTS.matcher(artifact.group(1) + "/").find()) {
        String id = artifact.group(1).replace('/', '.') + ":" + artifact.group(2);
        assertThat(page).contains("| `%s` | %s |".formatted(id, artifact.group(3)));
        jars++;
      }
    }
    assertThat(jars).isGreaterThan(30);
  }

  /** {@code dist/make} takes them from the bill of materials; here the list itself is checked. */
  @Test
  void noSnapshotAndNoLicenceThatIsNotWanted() throws IOException {
    List<String> rows =
        Files.readAllLines(PROJECT.resolve("docs/dependencies.md")).stream()
            .filter(line -> line.startsWith("| `"))
            .toList();
    assertThat(rows)
        .isNotEmpty()
        .noneMatch(row -> row.contains("SNAPSHOT"))
        .allMatch(row -> WANTED.matcher(row).find());
  }

  private static boolean isBroughtAlong(String group, String block) {
    return !group.equals("org.pubn")
        && !block.contains("<scope>test</scope>")
        && !block.contains("<scope>provided</scope>");
  }

  /** The version of each artifact that the parent manages itself, not by importing a BOM. */
  private static Map<String, String> managedVersions(String parent) {
    Map<String, String> versions = new TreeMap<>();
    Matcher dependency = DEPENDENCY.matcher(parent);
    while (dependency.find()) {
      Matcher value = Pattern.compile("<%s>(.*)</".formatted(dependency.group(3))).matcher(parent);
      if (dependency.group(3) != null && value.find()) {
        versions.put(dependency.group(1) + ":" + dependency.group(2), value.group(1) + " |");
      }
    }
    return versions;
  }

  private static String pom(String folder) throws IOException {
    return Files.readString(PROJECT.resolve(folder).resolve("pom.xml"));
  }
}
