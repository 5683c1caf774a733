package org.pubn.lab.result;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetailsTest {

  private static final Details.Curve CURVE =
      new Details.Curve(List.of(0.5, 0.25), List.of(0.1, 0.2), List.of(0.9, 1 / 3.0), 2);

  @TempDir private Path directory;

  private Details roundTrip(Details details) throws IOException {
    return Details.read(Files.write(directory.resolve("side.json"), details.toJson()));
  }

  @Test
  void everythingIsReadBack() throws IOException {
    Details full =
        new Details(
            CURVE,
            new Details.SigmaValues(List.of(0.1, 0.9), List.of(false, true), 0.125),
            new Details.Embedding(
                List.of(7, 0), List.of(List.of(1.5, -2.0), List.of(0.0, 1e-9)), List.of(0.6, 0.3)),
            List.of(true, false),
            new Details.Judgement(
                List.of(new Details.Judged("π", "recall", 0.9, 0.91, 0.88, 0.93))));

    assertThat(roundTrip(full)).isEqualTo(full);
  }

  @Test
  void whatWasNotAskedForIsNotWritten() throws IOException {
    Details curve = new Details(CURVE, null, null, null, null);

    assertThat(new String(curve.toJson(), UTF_8)).startsWith("{\"curve\":").doesNotContain("null");
    assertThat(roundTrip(curve)).isEqualTo(curve);
  }

  @Test
  void aMissingOrDamagedSideFileIsNamed() throws IOException {
    Path missing = directory.resolve("missing.json");
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> Details.read(missing))
        .withMessageStartingWith(missing + ": cannot be read: ");
    Path damaged = Files.writeString(directory.resolve("damaged.json"), "{\"curve\":");
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> Details.read(damaged))
        .withMessageStartingWith(damaged + ": cannot be read: ");
  }
}
