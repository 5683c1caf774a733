package org.pubn.text;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What this module may use: the library and nothing else. */
final class TextArchitectureTest {

  private static final JavaClasses TEXT =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.pubn.text");

  @Test
  void usesTheLibraryAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.pubn.text",
            "org.pubn.corpus",
            "org.pubn.data",
            "org.pubn.modelfile",
            "org.pubn.preprocessing",
            "org.pubn.storage",
            "java..",
            "com.fasterxml.jackson.core..")
        .check(TEXT);
  }

  @Test
  void nothingIsRandomOrPrinted() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Random.class)
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(TEXT);
  }
}
