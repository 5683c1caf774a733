package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.method.MethodCatalog;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;

/** A training that was killed goes on from its last finished epoch, with the same bits. */
final class ResumedTrainingTest {

  /** With batch norm and dropout: statistics and a random stream to remember. */
  private static final NetworkSpec MODEL =
      new NetworkSpec(
          List.of(
              new LayerSpec.Dense(2, 12),
              new LayerSpec.NormRelu(3, 4),
              new LayerSpec.Dropout(12, 0.3),
              new LayerSpec.Dense(12, 1)));

  private static final Method METHOD =
      AllMethods.make(MethodCatalog.PUBN, Gaussians.OPTIMISATION.withEpochs(6));

  @TempDir private Path folder;

  private Checkpoints checkpoints() {
    return new Checkpoints(Optional.of(folder.resolve("trainings")), 0);
  }

  private static Problem problem(long seed) {
    return new Problem(Gaussians.data(3), Gaussians.PRIORS, MODEL, new Seed(seed));
  }

  private static Fit fit(Checkpoints checkpoints, TrainingListener listener, long seed) {
    return METHOD.fit(problem(seed), new SharedTrainings(listener, Progress.NONE, checkpoints));
  }

  /** Stops everything when an epoch has ended, before it was written down. */
  private static final class Killer implements TrainingListener {

    private final int last;
    private int epochs;

    Killer(int last) {
      this.last = last;
    }

    @Override
    public void epochEnded(
        Problem problem,
        TrainingStep step,
        EpochSummary summary,
        Function<Features, float[]> scores) {
      epochs++;
      if (epochs == last) {
        throw new IllegalStateException("killed");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 6, 7, 9, 12})
  void whatWasKilledGoesOnWithTheSameBits(int epochs) {
    Fit whole = fit(Checkpoints.NONE, TrainingListener.NONE, 3);
    Killer killer = new Killer(epochs);
    assertThatThrownBy(() -> fit(checkpoints(), killer, 3)).hasMessage("killed");
    Killer rest = new Killer(Integer.MAX_VALUE);
    Fit resumed = fit(checkpoints(), rest, 3);

    assertThat(rest.epochs).isEqualTo(12 - (epochs - 1));
    assertThat(resumed.scorer().scores(Gaussians.test()))
        .isEqualTo(whole.scorer().scores(Gaussians.test()));
    for (int i = 0; i < whole.parts().size(); i++) {
      TrainingHistory expected = whole.parts().get(i).trained();
      TrainingHistory actual = resumed.parts().get(i).trained();
      assertThat(actual.history()).isEqualTo(expected.history());
      assertThat(actual.best().epoch()).isEqualTo(expected.best().epoch());
    }
  }

  @Test
  void anotherTrainingIsNotMistakenForIt() throws IOException {
    fit(checkpoints(), TrainingListener.NONE, 3);
    Killer other = new Killer(Integer.MAX_VALUE);
    fit(checkpoints(), other, 4);
    assertThat(other.epochs).isEqualTo(12);
    assertThat(files()).hasSize(4);
    checkpoints().clear();
    assertThat(folder.resolve("trainings")).doesNotExist();
    checkpoints().clear();
  }

  @Test
  void damagedFilesAreNamed() throws IOException {
    fit(checkpoints(), TrainingListener.NONE, 3);
    for (Path file : files()) {
      byte[] whole = Files.readAllBytes(file);
      byte[] flipped = whole.clone();
      flipped[whole.length / 2] ^= 1;
      for (byte[] damaged :
          List.of(new byte[0], Arrays.copyOf(whole, 20), Arrays.copyOf(whole, 500), flipped)) {
        Files.write(file, damaged);
        assertThatExceptionOfType(InputException.class)
            .isThrownBy(() -> fit(checkpoints(), TrainingListener.NONE, 3))
            .withMessage(
                file
                    + ": cannot continue this training: its bytes are not those that were written;"
                    + " delete it to start anew");
      }
      Files.write(file, whole);
    }
  }

  @Test
  void filesOfOtherTrainingsAreRefused() throws IOException {
    fit(checkpoints(), TrainingListener.NONE, 3);
    List<Path> files = files();
    Files.copy(files.get(0), files.get(1), StandardCopyOption.REPLACE_EXISTING);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> fit(checkpoints(), TrainingListener.NONE, 3))
        .withMessageContaining("it belongs to another training");
  }

  @Test
  void shortTrainingsLeaveNothing() {
    fit(Checkpoints.in(folder.resolve("trainings")), TrainingListener.NONE, 3);
    assertThat(folder.resolve("trainings")).doesNotExist();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("trainings"))) {
      return files.sorted().toList();
    }
  }
}
