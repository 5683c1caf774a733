package org.pubn.lab;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.pubn.architecture.Arrows;
import org.pubn.architecture.Habits;

/** The arrows between the packages of the laboratory, and habits that it keeps. */
final class LabArchitectureTest {

  private static final Arrows ARROWS = Arrows.below("org.pubn.lab");
  private static final JavaClasses CLASSES = ARROWS.classes();

  @Test
  void packagesUseWhatTheMapSays() throws IOException {
    ARROWS.assertAsIn(LabArchitectureTest.class, "arrows.txt");
  }

  @Test
  void packagesHaveNoCycles() {
    ARROWS.assertNoCycles();
  }

  @Test
  void habits() {
    Habits.assertRandomnessComesFromSeeds(CLASSES);
    Habits.assertNothingIsDeserialized(CLASSES);
    Habits.assertOnlyPrints(CLASSES, "org.pubn.lab.cli");
  }
}
