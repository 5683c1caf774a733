package org.pubn;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.pubn.architecture.Arrows;
import org.pubn.architecture.Habits;

/** The arrows between the packages, and habits that the whole library keeps. */
final class ArchitectureTest {

  private static final Arrows ARROWS = Arrows.below("org.pubn");
  private static final JavaClasses LIBRARY = ARROWS.classes();

  @Test
  void packagesUseWhatTheMapSays() throws IOException {
    ARROWS.assertAsIn(ArchitectureTest.class, "arrows.txt");
  }

  @Test
  void packagesHaveNoCycles() {
    ARROWS.assertNoCycles();
  }

  @Test
  void nothingInTheLibraryUsesItsDoor() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.pubn")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.pubn")
        .check(LIBRARY);
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
        .resideOutsideOfPackage("org.pubn.storage")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("de.siegmar..")
        .check(LIBRARY);
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "org.pubn.storage", "org.pubn.modelfile", "org.pubn.preprocessing", "org.pubn.table")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml..")
        .check(LIBRARY);
  }

  @Test
  void habits() {
    Habits.assertRandomnessComesFromSeeds(LIBRARY);
    Habits.assertNothingIsDeserialized(LIBRARY);
    Habits.assertOnlyPrints(LIBRARY);
  }
}
