package org.pubn.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.pubn.architecture.Arrows;
import org.pubn.architecture.Habits;

/** The arrows between the packages of the program, and habits that it keeps. */
final class AppArchitectureTest {

  private static final Arrows ARROWS = Arrows.below("org.pubn.app");
  private static final JavaClasses CLASSES = ARROWS.classes();

  @Test
  void packagesUseWhatTheMapSays() throws IOException {
    ARROWS.assertAsIn(AppArchitectureTest.class, "arrows.txt");
  }

  @Test
  void packagesHaveNoCycles() {
    ARROWS.assertNoCycles();
  }

  @Test
  void habits() {
    Habits.assertRandomnessComesFromSeeds(CLASSES);
    Habits.assertNothingIsDeserialized(CLASSES);
    Habits.assertOnlyPrints(CLASSES, "org.pubn.app.cli");
  }

  /** The laboratory adds its commands at run time; the program can do without it. */
  @Test
  void theLaboratoryIsNotOnTheClassPath() {
    assertThatExceptionOfType(ClassNotFoundException.class)
        .isThrownBy(() -> Class.forName("org.pubn.lab.cli.LabCommands"));
    assertThat(getClass().getResource("/org/pubn/lab")).isNull();
    assertThatExceptionOfType(ClassNotFoundException.class)
        .isThrownBy(() -> Class.forName("de.bwaldvogel.liblinear.Linear"));
  }
}
