package org.pubn.encoder;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What this module may use, and where the native libraries are known. */
final class EncoderArchitectureTest {

  private static final JavaClasses ENCODER =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.pubn.encoder");

  @Test
  void usesTheLibraryTheRuntimeAndTheTokenizer() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "org.pubn.encoder",
            "org.pubn.corpus",
            "org.pubn.data",
            "org.pubn.engine",
            "org.pubn.modelfile",
            "org.pubn.preprocessing",
            "org.pubn.storage",
            "org.pubn.image",
            "org.pubn.onnx",
            "java..",
            "ai.onnxruntime..",
            "ai.djl.huggingface.tokenizers..",
            "com.fasterxml.jackson.core..")
        .check(ENCODER);
  }

  @Test
  void twoEncodersKnowTheRuntimeAndOneClassTheTokenizer() {
    noClasses()
        .that()
        .haveNameNotMatching(".*(Document|Picture)Encoder(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("ai.onnxruntime..")
        .check(ENCODER);
    noClasses()
        .that()
        .doNotHaveSimpleName("TokenIds")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("ai.djl..")
        .check(ENCODER);
  }
}
