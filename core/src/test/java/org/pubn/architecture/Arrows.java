package org.pubn.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The arrows between the packages below a root: who uses whom. What is allowed stands in {@code
 * arrows.txt} beside a module's architecture test, and is exactly what exists.
 */
public final class Arrows {

  private final String root;
  private final JavaClasses classes;

  private Arrows(String root, JavaClasses classes) {
    this.root = root;
    this.classes = classes;
  }

  /** The arrows below a root package, such as {@code org.pubn.lab}, without those of tests. */
  public static Arrows below(String root) {
    return new Arrows(
        root,
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
            .importPackages(root));
  }

  /** The classes between which the arrows lie. */
  public JavaClasses classes() {
    return classes;
  }

  /**
   * Fails unless the packages use each other just as the file says. Run with {@code
   * -Dpubn.arrows=write} to write the file anew after a change that is wanted.
   */
  public void assertAsIn(Class<?> test, String resource) throws IOException {
    if (System.getProperty("pubn.arrows", "").equals("write")) {
      String folder = "src/test/resources/" + test.getPackageName().replace('.', '/');
      Files.writeString(Path.of(folder, resource), text());
      return;
    }
    try (InputStream in =
        Objects.requireNonNull(test.getResourceAsStream(resource), resource + " is missing")) {
      String expected = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text()).as("the arrows below %s", root).isEqualTo(expected);
    }
  }

  /** Fails if packages use each other in a circle. */
  public void assertNoCycles() {
    slices().matching(root + ".(**)").should().beFreeOfCycles().check(classes);
  }

  /** One line for each package: its name, a colon, the packages that it uses. */
  private String text() {
    Map<String, Set<String>> arrows = new TreeMap<>();
    for (JavaClass type : classes) {
      Set<String> used = arrows.computeIfAbsent(name(type), any -> new TreeSet<>());
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (isInside(target) && !name(target).equals(name(type))) {
          used.add(name(target));
        }
      }
    }
    StringBuilder lines = new StringBuilder();
    arrows.forEach(
        (user, used) ->
            lines.append(user).append(':').append(joined(used)).append(System.lineSeparator()));
    return lines.toString().replace("\r", "");
  }

  private static String joined(Set<String> names) {
    return names.isEmpty() ? "" : " " + String.join(" ", names);
  }

  private boolean isInside(JavaClass type) {
    return type.getPackageName().equals(root) || type.getPackageName().startsWith(root + ".");
  }

  private String name(JavaClass type) {
    return type.getPackageName().equals(root)
        ? "(root)"
        : type.getPackageName().substring(root.length() + 1);
  }
}
