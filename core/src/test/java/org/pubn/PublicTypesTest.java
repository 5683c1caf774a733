package org.pubn;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.pubn.architecture.Arrows;

/**
 * How much the library promises. Whoever raises a bar says why here; whoever makes types
 * package-private, or moves them out of a package that is exported to everyone, lowers it.
 */
final class PublicTypesTest {

  /** What a user of the library touches: what {@link Pubn} takes and gives, and their parts. */
  private static final int TO_EVERYONE = 95;

  /**
   * What the other modules of this project use beside that. It rose from 120 when files of rows,
   * documents, model files, engines, the catalog of methods and the making of advice and priors
   * were taken out of what is promised to everyone; by one when tables came to be written as
   * Parquet, by a module that core does not know.
   */
  private static final int TO_NAMED_MODULES = 191;

  private static ModuleDescriptor module() throws URISyntaxException {
    Path classes = Path.of(Pubn.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return ModuleFinder.of(classes).find("org.pubn").orElseThrow().descriptor();
  }

  /** The public types, nested ones too, of packages that are exported in some way. */
  private static Set<String> publicTypes(Predicate<Exports> way) throws URISyntaxException {
    Set<String> packages =
        module().exports().stream().filter(way).map(Exports::source).collect(toSet());
    Set<String> names = new TreeSet<>();
    for (JavaClass type : Arrows.below("org.pubn").classes()) {
      if (packages.contains(type.getPackageName()) && isVisible(type)) {
        names.add(type.getName());
      }
    }
    return names;
  }

  private static boolean isVisible(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(PublicTypesTest::isVisible).orElse(true);
  }

  @Test
  void whatIsPromisedToEveryoneStaysSmall() throws URISyntaxException {
    assertThat(publicTypes(exports -> !exports.isQualified()))
        .contains("org.pubn.Pubn", "org.pubn.eval.MetricValue$Estimate")
        .hasSizeLessThanOrEqualTo(TO_EVERYONE);
  }

  @Test
  void whatIsForModulesOfTheProjectStaysSmall() throws URISyntaxException {
    assertThat(publicTypes(Exports::isQualified))
        .contains("org.pubn.nn.Kernels")
        .hasSizeLessThanOrEqualTo(TO_NAMED_MODULES);
  }

  @Test
  void kernelsAndNetworksAreNotForEveryone() throws URISyntaxException {
    assertThat(module().exports())
        .filteredOn(exports -> exports.source().equals("org.pubn.nn"))
        .singleElement()
        .satisfies(exports -> assertThat(exports.targets()).contains("org.pubn.simd"));
  }
}
