package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Progress;

class CachedEncoderTest {

  private static final List<String> DOCUMENTS =
      List.of("red apple", "green apple", "red apple", "");

  @TempDir private Path directory;

  /** Counts documents that are encoded. */
  private static final class Counting implements Progress {
    private final AtomicInteger encoded = new AtomicInteger();

    @Override
    public void advance(long steps) {
      encoded.incrementAndGet();
    }
  }

  private CachedEncoder encoder() {
    return new CachedEncoder(
        EncoderSource.of(EncoderSource.DEFAULT), directory.resolve("encoded"), 2);
  }

  private static float[] row(DenseFeatures rows, int row) {
    float[] values = new float[rows.columns()];
    rows.copyRow(row, values, 0);
    return values;
  }

  @Test
  void whatWasEncodedIsRemembered() {
    Counting first = new Counting();
    DenseFeatures rows = encoder().encode(2, DOCUMENTS::get, first);
    Counting second = new Counting();
    DenseFeatures more = encoder().encode(4, DOCUMENTS::get, second);

    assertThat(first.encoded).hasValue(2);
    assertThat(second.encoded).hasValue(1);
    assertThat(row(more, 1)).containsExactly(row(rows, 1));
    assertThat(row(more, 2)).containsExactly(row(more, 0)).isNotEqualTo(row(more, 1));
  }

  @Test
  void whatOccursTwiceIsEncodedOnce() {
    Counting counting = new Counting();
    DenseFeatures rows = encoder().encode(4, DOCUMENTS::get, counting);

    assertThat(counting.encoded).hasValue(3);
    assertThat(row(rows, 2)).containsExactly(row(rows, 0));
  }

  @Test
  void aFailureEndsItAndKeepsWhatIsDone() {
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                encoder()
                    .encode(
                        2,
                        DOCUMENTS::get,
                        new Progress() {
                          @Override
                          public void advance(long steps) {
                            throw new IllegalStateException("killed");
                          }
                        }))
        .withMessage("killed");
    Counting afterwards = new Counting();
    encoder().encode(2, DOCUMENTS::get, afterwards);

    assertThat(afterwards.encoded.get()).isLessThan(2);
  }

  /** Features of another version of the runtime, or of another processor, are not mixed in. */
  @Test
  void theNameOfTheFileTellsWhatTheEncoderComputes() throws IOException {
    encoder().encode(1, DOCUMENTS::get, Progress.NONE);
    Path file;
    try (Stream<Path> files = Files.list(directory.resolve("encoded"))) {
      file = files.findAny().orElseThrow();
    }
    assertThat(file.getFileName().toString())
        .matches("[0-9a-f]{16}-mean-min-max-256-[0-9a-f]{16}\\.features");
    String name = file.getFileName().toString();
    char last = name.charAt(name.indexOf(".features") - 1);
    String computedOtherwise =
        name.replace(last + ".features", (last == '0' ? '1' : '0') + ".features");
    Files.move(file, file.resolveSibling(computedOtherwise));

    Counting counting = new Counting();
    encoder().encode(1, DOCUMENTS::get, counting);
    assertThat(counting.encoded).hasValue(1);
  }
}
