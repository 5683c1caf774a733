package org.pubn;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** The arrows between the packages, and habits that the whole library keeps. */
final class ArchitectureTest {

  /** The package of the facade, which may use all others. */
  private static final String ROOT = "org.pubn";

  /** Which packages of the library each of them may use. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          Map.entry("data", Set.of()),
          Map.entry("sample", Set.of("data")),
          Map.entry("risk", Set.of("data", "sample")),
          Map.entry("engine", Set.of("data", "sample")),
          Map.entry("nn", Set.of("data", "sample", "engine")),
          Map.entry("classify", Set.of("data", "sample", "engine", "nn")),
          Map.entry("table", Set.of("data", "sample", "classify")),
          Map.entry("learn", Set.of("data", "sample", "risk", "engine", "classify")),
          Map.entry("eval", Set.of("data", "sample", "risk", "engine")),
          Map.entry("prior", Set.of("data", "sample", "risk", "engine", "nn")),
          Map.entry("theory", Set.of("data", "sample", "risk")),
          Map.entry(
              "train",
              Set.of(
                  "data", "sample", "risk", "engine", "nn", "learn", "classify", "eval", "prior")),
          Map.entry(
              "advice",
              Set.of("data", "sample", "risk", "engine", "nn", "learn", "eval", "prior", "train")));

  private static final JavaClasses LIBRARY =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.pubn");

  @Test
  void everyPackageIsOnTheMap() {
    Set<String> packages = new TreeSet<>();
    for (JavaClass type : LIBRARY) {
      packages.add(type.getPackageName().replaceFirst("^org\\.pubn\\.", ""));
    }
    packages.remove(ROOT);
    assertThat(ALLOWED.keySet()).containsAll(packages);
  }

  @Test
  void packagesUseOnlyWhatTheyMay() {
    ALLOWED.forEach(
        (user, allowed) ->
            noClasses()
                .that()
                .resideInAPackage("org.pubn." + user + "..")
                .should()
                .dependOnClassesThat(
                    describe(
                        "lie in another package than " + allowed,
                        used -> isForeign(used, user, allowed)))
                .allowEmptyShould(true)
                .check(LIBRARY));
  }

  private static boolean isForeign(JavaClass used, String user, Set<String> allowed) {
    String name = used.getPackageName();
    return name.startsWith("org.pubn.")
        && !name.equals("org.pubn." + user)
        && !allowed.contains(name.substring("org.pubn.".length()));
  }

  @Test
  void nothingInTheLibraryUsesItsDoor() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT)
        .check(LIBRARY);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.pubn.(*)..").should().beFreeOfCycles().check(LIBRARY);
  }

  @Test
  void onlyLoggingJsonAndCsvComeFromElsewhere() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.pubn..",
            "java..",
            "org.slf4j",
            "com.fasterxml.jackson.core..",
            "de.siegmar.fastcsv..")
        .check(LIBRARY);
    noClasses()
        .that()
        .resideOutsideOfPackage("org.pubn.data")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("de.siegmar..")
        .check(LIBRARY);
    noClasses()
        .that()
        .resideOutsideOfPackages("org.pubn.data", "org.pubn.classify", "org.pubn.table")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml..")
        .check(LIBRARY);
  }

  /** All randomness comes from a seed of the caller. */
  @Test
  void noOtherSourceOfRandomNumbers() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Random.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ThreadLocalRandom.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethodWhere(target(owner(name("java.util.Collections"))).and(target(name("shuffle"))))
        .check(LIBRARY);
  }

  @Test
  void nothingIsPrintedOrDeserialised() {
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(LIBRARY);
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ObjectInputStream.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ObjectOutputStream.class)
        .check(LIBRARY);
  }
}
