package org.pubn.modelfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.classify.Classifier;
import org.pubn.origin.Sha256;
import org.pubn.storage.DataFormatException;

/** Bad files: one exception type, one sentence that names the file. */
final class DamagedClassifierFileTest {

  private static final String MODEL = "model.json";
  private static final String ARRAY = "network-0.f32";

  @TempDir private Path directory;
  private Path file = Path.of("");
  private byte[] whole = {};

  @BeforeEach
  void saveAWholeOne() throws IOException {
    file = directory.resolve("model.pubn");
    ClassifierFile.save(GoldenClassifiers.linear(), file);
    whole = Files.readAllBytes(file);
  }

  private void assertRefused(String problem) {
    assertThatExceptionOfType(DataFormatException.class)
        .isThrownBy(() -> ClassifierFile.load(file))
        .withMessageStartingWith(file + ": ")
        .withMessageContaining(problem)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  @Test
  void cutAnywhere() throws IOException {
    for (int length = 0; length < whole.length; length += 7) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertRefused("not a classifier file");
    }
  }

  /** A flipped bit is refused, or it is in a part of the zip that carries no meaning. */
  @Test
  void flippedAnywhere() throws IOException {
    Classifier intact = GoldenClassifiers.linear();
    int refused = 0;
    for (int bit = 0; bit < 8 * whole.length; bit += 13) {
      byte[] damaged = whole.clone();
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, damaged);
      try {
        ClassifierFileTest.assertSame(ClassifierFile.load(file), intact);
      } catch (DataFormatException e) {
        assertThat(e).hasMessageStartingWith(file + ": ");
        refused++;
      }
    }
    Files.write(file, whole);
    int dataBits = 8 * (bytes(contents(), MODEL).length + bytes(contents(), ARRAY).length);
    assertThat(refused).isGreaterThan(dataBits / 13);
  }

  @Test
  void notAZip() throws IOException {
    Files.writeString(file, "score,label\n0.5,1\n");
    assertRefused("not a classifier file");
    Files.write(file, new byte[0]);
    assertRefused("not a classifier file");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "\"pubn-classifier\" | \"other\"             | format \"other\": must be",
        "\"formatVersion\" : 1 | \"formatVersion\" : 5 | format version 5: this program reads",
        "\"formatVersion\" : 1 | \"formatVersion\" : 9999999999999999999999 | not JSON",
        "\"dense\"         | \"lstm\"               | layer of kind \"lstm\": must be dense",
        "\"in\" : 3        | \"in\" : 4             | declared with 4 numbers, the layers have 5",
        "\"in\" : 3        | \"in\" : 0             | networks[0].layers[0].in 0: must lie in 1",
        "\"in\" : 3        | \"in\" : 3.5           | networks[0].layers[0].in: must be a whole",
        "\"in\" : 3        | \"in\" : 2000000000    | networks[0].layers[0].in 2000000000: must",
        "\"length\" : 4    | \"length\" : 2000000000 | declared with 2000000000 numbers",
        "\"network\"       | \"minimum\"            | kind \"minimum\": does not fit",
        "\"network-0.f32\" | \"../etc/passwd\"      | must be named \"network-0.f32\"",
        "\"pi\" : 0.49     | \"pi\" : 1.49          | prior 1.49: must lie in (0, 1)",
        "\"threshold\" : 0.0 | \"threshold\" : 1e999 | threshold Infinity: must be a finite",
        "\"threshold\" : 0.0 | \"threshold\" : null | unexpected VALUE_NULL",
        "\"threshold\" : 0.0 | \"offset\" : 0.0     | threshold: is missing",
        "\"threshold\" : 0.0 | \"threshold\" : 0.0, \"more\" : 1 | more: is no field of this",
        "\"threshold\" : 0.0 | \"threshold\" : 0.0, \"threshold\" : 0.0 | Duplicate field",
        "\"threshold\" : 0.0 | \"threshold\" : 0.0, \"calibration\" : {\"scores\": [1, 0],"
            + " \"posteriors\": [0, 1]} | calibration: score 0.0 must be a number greater",
        "\"threshold\" : 0.0 | \"threshold\" : 0.0, \"calibration\" : {\"scores\": [1, 2],"
            + " \"posteriors\": [0, 1.5]} | calibration: posterior 1.5 must lie in [0.0, 1]",
        "\"threshold\" : 0.0 | \"threshold\" : 0.0, \"calibration\" : {\"scores\": [],"
            + " \"posteriors\": []} | calibration: has 0 scores and 0 posteriors",
        "\"threshold\" : 0.0 | \"threshold\" : 0.0, \"calibration\" : {\"scores\": [\"1\"],"
            + " \"posteriors\": [0]} | calibration.scores: must be a list of numbers",
        "\"pubn-classifier\" | \"pubn\\udc00\"       | half a character (\\udc00)",
        "\"seed\"          | seed                   | not JSON",
      })
  void wrongDescription(String old, String replacement, String problem) throws IOException {
    Map<String, byte[]> contents = contents();
    String text = new String(bytes(contents, MODEL), StandardCharsets.UTF_8);
    assertThat(text).contains(old);
    String changed = text.replace(old, replacement);
    contents.put(MODEL, changed.getBytes(StandardCharsets.UTF_8));
    store(contents);
    assertRefused(problem);
  }

  /** Found by fuzzing: zeros around a character look like UTF-32, of which this is none. */
  @Test
  void noText() throws IOException {
    Map<String, byte[]> contents = contents();
    contents.put(MODEL, new byte[] {'{', 0, 0, 0, 0, 0, 0, 2, -3});
    store(contents);
    assertRefused("model.json is not UTF-8 text");
  }

  /** Sixteen million squared does not fit an int; nothing may wrap around or be allocated. */
  @Test
  void hugeLayers() throws IOException {
    replace("\"in\" : 3", "\"in\" : 16000000");
    replace("\"out\" : 1", "\"out\" : 16000000");
    assertRefused("weights of a dense layer: too large");
    replace(
        "\"kind\" : \"dense\"",
        "\"kind\" : \"conv\", \"inChannels\" : 65536, \"height\" : 4096, \"width\" : 4096,"
            + " \"outChannels\" : 65536, \"kernel\" : 1");
    assertRefused("input of a convolution: too large");
  }

  @Test
  void arrayOfAnotherSizeThanDeclared() throws IOException {
    Map<String, byte[]> contents = contents();
    contents.put(ARRAY, new byte[12]);
    store(contents);
    assertRefused("entry network-0.f32: has 12 bytes, must have 16");
  }

  @Test
  void arrayWithAnotherDigest() throws IOException {
    Map<String, byte[]> contents = contents();
    bytes(contents, ARRAY)[0] ^= 1;
    store(contents);
    assertRefused("entry network-0.f32: does not have the SHA-256 declared");
  }

  @Test
  void notANumberAmongTheParameters() throws IOException {
    Map<String, byte[]> contents = contents();
    String before = Sha256.hex(bytes(contents, ARRAY));
    contents.put(ARRAY, FloatBytes.of(new float[] {1, Float.NaN, 2, 3}));
    store(contents);
    replace(before, Sha256.hex(bytes(contents, ARRAY)));
    assertRefused("parameter 1: NaN is not a finite number");
  }

  @Test
  void entriesMissingOrTooMany() throws IOException {
    Map<String, byte[]> contents = contents();
    contents.remove(ARRAY);
    store(contents);
    assertRefused("entry network-0.f32: is missing");
    contents = contents();
    contents.put(ARRAY, new byte[16]);
    contents.remove(MODEL);
    store(contents);
    assertRefused("entry model.json: is missing");
    Files.write(file, whole);
    contents = contents();
    contents.put("trailing.class", new byte[3]);
    store(contents);
    assertRefused("entry trailing.class: does not belong there");
    for (int i = 0; i < 130; i++) {
      contents.put("more-" + i, new byte[0]);
    }
    store(contents);
    assertRefused("133 entries: must be at most 129");
  }

  @Test
  void entriesThatOccurTwice() throws IOException {
    byte[] twin = new byte[ARRAY.length()];
    Arrays.fill(twin, (byte) 'x');
    Map<String, byte[]> contents = contents();
    contents.put(new String(twin, StandardCharsets.US_ASCII), bytes(contents, ARRAY));
    store(contents);
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    Files.writeString(
        file, bytes.replace("x".repeat(twin.length), ARRAY), StandardCharsets.ISO_8859_1);
    assertRefused("entry network-0.f32: occurs twice");
  }

  /** A hundred megabytes of zeros in a tenth of one. */
  @Test
  void compressedEntries() throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(MODEL));
      byte[] zeros = new byte[1 << 25];
      for (int i = 0; i < 100; i++) {
        zip.write(zeros);
      }
      zip.closeEntry();
    }
    assertRefused("entry model.json: is compressed, must be stored");
  }

  @Test
  void hugeDescriptions() throws IOException {
    Map<String, byte[]> contents = contents();
    contents.put(MODEL, new byte[(1 << 25) + 1]);
    store(contents);
    assertRefused("model.json of 33554433 bytes: must be at most 33554432");
    byte[] deep = new byte[1 << 25];
    Arrays.fill(deep, (byte) '[');
    contents.put(MODEL, deep);
    store(contents);
    assertRefused("not JSON");
  }

  private void replace(String old, String replacement) throws IOException {
    Map<String, byte[]> contents = contents();
    String text = new String(bytes(contents, MODEL), StandardCharsets.UTF_8);
    assertThat(text).contains(old);
    contents.put(MODEL, text.replace(old, replacement).getBytes(StandardCharsets.UTF_8));
    store(contents);
  }

  private static byte[] bytes(Map<String, byte[]> contents, String name) {
    return Objects.requireNonNull(contents.get(name), name);
  }

  private Map<String, byte[]> contents() throws IOException {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    try (StoredZip zip = new StoredZip(file, 100)) {
      for (String name : zip.names()) {
        contents.put(name, zip.bytes(name));
      }
    }
    return contents;
  }

  private void store(Map<String, byte[]> contents) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      StoredZip.write(out, contents);
    }
  }
}
