package org.pubn.report;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.pubn.architecture.Arrows;
import org.pubn.architecture.Habits;

/** The arrows between the packages that show things, and habits that they keep. */
final class ReportArchitectureTest {

  private static final Arrows ARROWS = Arrows.below("org.pubn.report");
  private static final JavaClasses CLASSES = ARROWS.classes();

  @Test
  void packagesUseWhatTheMapSays() throws IOException {
    ARROWS.assertAsIn(ReportArchitectureTest.class, "arrows.txt");
  }

  @Test
  void packagesHaveNoCycles() {
    ARROWS.assertNoCycles();
  }

  @Test
  void habits() {
    Habits.assertRandomnessComesFromSeeds(CLASSES);
    Habits.assertNothingIsDeserialized(CLASSES);
    Habits.assertOnlyPrints(CLASSES, "org.pubn.report.progress");
  }
}
