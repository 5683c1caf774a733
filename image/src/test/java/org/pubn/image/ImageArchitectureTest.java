package org.pubn.image;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What this module may use: the library and ImageIO. */
final class ImageArchitectureTest {

  private static final JavaClasses IMAGE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.pubn.image");

  @Test
  void usesTheLibraryAndImageIoAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.pubn.image",
            "org.pubn.corpus",
            "org.pubn.data",
            "org.pubn.engine",
            "org.pubn.modelfile",
            "org.pubn.numbers",
            "org.pubn.preprocessing",
            "org.pubn.storage",
            "java..",
            "javax.imageio..",
            "com.fasterxml.jackson.core..")
        .check(IMAGE);
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
        .check(IMAGE);
  }
}
