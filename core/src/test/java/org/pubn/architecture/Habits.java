package org.pubn.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Habits that every module keeps. */
public final class Habits {

  private Habits() {}

  /** All randomness comes from a seed of the caller. */
  public static void assertRandomnessComesFromSeeds(JavaClasses classes) {
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
        .check(classes);
  }

  /** No object is read from a stream: that could run code. */
  public static void assertNothingIsDeserialized(JavaClasses classes) {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ObjectInputStream.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ObjectOutputStream.class)
        .check(classes);
  }

  /** Only these packages write to standard output or standard error. */
  public static void assertOnlyPrints(JavaClasses classes, String... packages) {
    noClasses()
        .that()
        .resideOutsideOfPackages(packages)
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(classes);
  }
}
