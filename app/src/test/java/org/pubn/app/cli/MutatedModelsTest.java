package org.pubn.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;

/**
 * Models that somebody made on purpose: contents changed, all checksums right. Each is refused by a
 * sentence, or scores as its contents say, which {@link ReferenceScorer} reads anew.
 */
class MutatedModelsTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String MODEL = "model.json";
  private static final String ARRAY = "network-0.f32";

  @TempDir private Path directory;
  private int loaded;

  @Test
  void someThousands() throws IOException {
    mutate(3000, 20261118);

    assertThat(loaded).as("models that load all the same").isGreaterThan(150);
  }

  @Test
  @Tag("long")
  void hundredsOfThousands() throws IOException {
    mutate(300_000, System.nanoTime());
  }

  private void mutate(int times, long seed) throws IOException {
    Map<String, byte[]> table = contents(SavedModels.table(directory));
    List<Map<String, byte[]>> models =
        List.of(
            table,
            table,
            contents(SavedModels.vectors(directory)),
            contents(SavedModels.calibrated(directory)));
    Random random = new Random(seed);
    Path file = directory.resolve("mutated.pubn");
    for (int i = 0; i < times; i++) {
      Map<String, byte[]> mutated = mutated(models.get(random.nextInt(models.size())), random);
      write(file, mutated);
      try {
        check(file, mutated);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "seed " + seed + ", model " + i + ": " + new String(mutated.get(MODEL), UTF_8), e);
      }
    }
  }

  private void check(Path file, Map<String, byte[]> contents) throws IOException {
    Classifier classifier;
    try {
      classifier = ClassifierFile.load(file);
    } catch (DataFormatException e) {
      assertThat(e.getMessage()).startsWith(file + ": ").doesNotContain("\n");
      return;
    }
    loaded++;
    ReferenceScorer reference = new ReferenceScorer(JSON.readTree(contents.get(MODEL)), contents);
    float[] scores;
    try {
      scores = classifier.scores(features(classifier, reference));
    } catch (InputException e) {
      assertThat(String.valueOf(e.getMessage())).isNotBlank();
      return;
    }
    double expected = reference.score();
    double size = Math.max(1, reference.magnitude());
    assertThat((double) scores[0]).isCloseTo(expected, within(1e-5 * size));
    assertThat(classifier.isPositive(scores[0])).isEqualTo(scores[0] > reference.threshold());
    assertThat(classifier.probability(scores[0]))
        .isCloseTo(reference.probability(scores[0]), within(1e-9));
  }

  private static Features features(Classifier classifier, ReferenceScorer reference) {
    if (classifier.preprocessing().isEmpty()) {
      return reference.vector(classifier.columns());
    }
    RowBatch.Builder rows = new RowBatch.Builder(reference.header().size());
    reference.row().forEach(rows::add);
    rows.endRow(1);
    return classifier.preprocessing().get().encoder(reference.header()).encode(rows.build());
  }

  private static Map<String, byte[]> mutated(Map<String, byte[]> model, Random random)
      throws IOException {
    JsonNode json = JSON.readTree(model.get(MODEL));
    Map<String, byte[]> contents = new LinkedHashMap<>(model);
    JsonMutation mutation = new JsonMutation(random);
    int changes = random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      mutation.apply(json);
    }
    if (changes == 0 || random.nextBoolean()) {
      contents.put(ARRAY, mutation.floats(array(model)));
    }
    JsonNode array = json.at("/networks/0/parameters");
    if (array instanceof ObjectNode object && random.nextInt(10) > 0) {
      object.put("sha256", sha256(array(contents)));
    }
    contents.put(MODEL, JSON.writeValueAsBytes(json));
    return contents;
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<String, byte[]> contents(Path file) throws IOException {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(file.toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
        contents.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
      }
    }
    return contents;
  }

  private static void write(Path file, Map<String, byte[]> contents) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> content : contents.entrySet()) {
        byte[] bytes = content.getValue();
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        ZipEntry entry = new ZipEntry(content.getKey());
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(checksum.getValue());
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
      }
    }
  }

  /** The parameters. */
  static byte[] array(Map<String, byte[]> contents) {
    return Objects.requireNonNull(contents.get(ARRAY));
  }

  static float[] floats(byte[] bytes) {
    float[] floats = new float[bytes.length / Float.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(floats);
    return floats;
  }
}
