package org.pubn.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What this module may use: the library and Spark, and nothing of the lab. */
final class SparkArchitectureTest {

  private static final JavaClasses SPARK =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.pubn.spark");

  @Test
  void usesTheLibraryAndSpark() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.pubn",
            "org.pubn.spark",
            "org.pubn.classify",
            "org.pubn.data",
            "org.pubn.eval",
            "org.pubn.linear",
            "org.pubn.modelfile",
            "org.pubn.nn",
            "org.pubn.numbers",
            "org.pubn.origin",
            "org.pubn.preprocessing",
            "org.pubn.prior",
            "org.pubn.random",
            "org.pubn.risk",
            "org.pubn.sample",
            "org.pubn.storage",
            "org.pubn.train",
            "org.apache.spark..",
            "org.apache.hadoop.fs",
            "org.jspecify.annotations",
            "org.slf4j",
            "scala..",
            "java..")
        .check(SPARK);
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
        .check(SPARK);
  }
}
