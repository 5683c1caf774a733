package org.pubn.lab;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
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

/** The arrows between the packages of the laboratory, and habits that it keeps. */
final class LabArchitectureTest {

  private static final String ROOT = "org.pubn.lab.";

  /** Which packages of the laboratory each of them may use. The command line may use all. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          Map.entry("download", Set.of()),
          Map.entry("progress", Set.of()),
          Map.entry("stats", Set.of()),
          Map.entry("document", Set.of("download", "progress")),
          Map.entry("predict", Set.of("document")),
          Map.entry("dataset", Set.of("download")),
          Map.entry("trial", Set.of("dataset")),
          Map.entry("report", Set.of("stats")),
          Map.entry("evaluation", Set.of("document", "report")),
          Map.entry("training", Set.of("document", "progress", "report")),
          Map.entry("advice", Set.of("progress", "report", "training")),
          Map.entry("method", Set.of("dataset", "trial")),
          Map.entry("result", Set.of("method")),
          Map.entry("paper", Set.of("method", "report")),
          Map.entry(
              "experiment",
              Set.of("dataset", "trial", "method", "result", "paper", "stats", "report")),
          Map.entry("prior", Set.of("report")),
          Map.entry("study", Set.of("dataset", "result", "stats", "report", "experiment")),
          Map.entry(
              "demo",
              Set.of("dataset", "method", "result", "paper", "stats", "report", "experiment")));

  private static final JavaClasses LAB =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.pubn.lab");

  private static String packageOf(JavaClass type) {
    return type.getPackageName().startsWith(ROOT)
        ? type.getPackageName().substring(ROOT.length()).replaceFirst("\\..*", "")
        : "";
  }

  @Test
  void everyPackageIsOnTheMap() {
    Set<String> packages = new TreeSet<>();
    LAB.forEach(type -> packages.add(packageOf(type)));
    packages.remove("cli");

    assertThat(ALLOWED.keySet()).containsExactlyInAnyOrderElementsOf(packages);
  }

  @Test
  void packagesUseOnlyWhatTheyMay() {
    ALLOWED.forEach(
        (user, allowed) ->
            noClasses()
                .that()
                .resideInAPackage(ROOT + user + "..")
                .should()
                .dependOnClassesThat(
                    describe(
                        "lie in another package of the laboratory than " + allowed,
                        used ->
                            !packageOf(used).isEmpty()
                                && !packageOf(used).equals(user)
                                && !allowed.contains(packageOf(used))))
                .check(LAB));
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.pubn.lab.(**)").should().beFreeOfCycles().check(LAB);
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
        .check(LAB);
  }

  @Test
  void nothingIsDeserialised() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ObjectInputStream.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ObjectOutputStream.class)
        .check(LAB);
  }

  @Test
  void onlyTheCommandLinePrints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.pubn.lab.cli")
        .should()
        .accessField(System.class, "out")
        .check(LAB);
    noClasses()
        .that()
        .resideOutsideOfPackages("org.pubn.lab.cli", "org.pubn.lab.progress")
        .should()
        .accessField(System.class, "err")
        .check(LAB);
  }

  /** Whoever wants other features adds a data set; experiments do not know how text is read. */
  @Test
  void onlyDataSetsMethodsAndDocumentsKnowOfText() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "org.pubn.lab.dataset", "org.pubn.lab.document", "org.pubn.lab.method")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.pubn.text..", "org.pubn.encoder..")
        .check(LAB);
  }

  @Test
  void onlyTheCommandLineParsesArguments() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.pubn.lab.cli")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(LAB);
  }
}
