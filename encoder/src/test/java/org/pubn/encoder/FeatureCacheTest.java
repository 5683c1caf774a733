package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FeatureCacheTest {

  private static final String FIRST = FeatureCache.digest("first");
  private static final String SECOND = FeatureCache.digest("second");

  /** Digest, two floats, checksum. */
  private static final int ENTRY = 32 + 8 + 4;

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void twoEntries() throws IOException {
    file = directory.resolve("cache");
    try (FeatureCache cache = new FeatureCache(file, 2)) {
      cache.put(FIRST, new float[] {1, 2});
      cache.put(SECOND, new float[] {3, 4});
    }
    assertThat(Files.size(file)).isEqualTo(2 * ENTRY);
  }

  @Test
  void whatWasPutIsThereWhenItIsOpenedAgain() throws IOException {
    try (FeatureCache cache = new FeatureCache(file, 2)) {
      assertThat(cache.get(FIRST)).containsExactly(1, 2);
      assertThat(cache.get(SECOND)).containsExactly(3, 4);
      assertThat(cache.has(FeatureCache.digest("third"))).isFalse();
    }
  }

  @Test
  void anEntryThatWasHalfWrittenIsCutOff() throws IOException {
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), ENTRY + 10));

    try (FeatureCache cache = new FeatureCache(file, 2)) {
      assertThat(cache.has(FIRST)).isTrue();
      assertThat(cache.has(SECOND)).isFalse();
      cache.put(SECOND, new float[] {5, 6});
      assertThat(cache.get(SECOND)).containsExactly(5, 6);
    }
    assertThat(Files.size(file)).isEqualTo(2 * ENTRY);
  }

  @Test
  void aDamagedEntryIsNotBelieved() throws IOException {
    damage(ENTRY + 33);

    try (FeatureCache cache = new FeatureCache(file, 2)) {
      assertThat(cache.has(FIRST)).isTrue();
      assertThat(cache.has(SECOND)).isFalse();
    }
  }

  @Test
  void entriesAfterADamagedOneAreKept() throws IOException {
    damage(33);

    try (FeatureCache cache = new FeatureCache(file, 2)) {
      assertThat(cache.has(FIRST)).isFalse();
      assertThat(cache.get(SECOND)).containsExactly(3, 4);
      cache.put(FIRST, new float[] {1, 2});
      assertThat(cache.get(FIRST)).containsExactly(1, 2);
    }
  }

  private void damage(int place) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[place] ^= 1;
    Files.write(file, bytes);
  }

  @Test
  void twoCannotHaveItOpen() throws IOException {
    try (FeatureCache cache = new FeatureCache(file, 2)) {
      assertThat(cache.has(FIRST)).isTrue();
      // In one process Java itself objects; between processes it is our sentence.
      assertThatThrownBy(() -> new FeatureCache(file, 2))
          .isInstanceOf(OverlappingFileLockException.class);
    }
  }
}
