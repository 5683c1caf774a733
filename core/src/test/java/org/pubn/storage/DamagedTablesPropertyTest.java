package org.pubn.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Files with bytes changed or cut off are read or refused; no reader fails in another way. */
final class DamagedTablesPropertyTest {

  private static final Map<String, String> SOUND =
      Map.of(
          ".csv", "id,x,\"job, held\"\n1,2.5,\"a \"\"b\"\"\"\r\n2,,NA\n3,1e3,\"c\nd\"\n",
          ".tsv", "x\ty\n1\t2\n\n3\t\"4\"\n",
          ".jsonl", "{\"x\": 1.5, \"y\": \"a\\u00e4\"}\n{\"x\": null, \"z\": true}\n{}\n",
          ".svm", "+1 1:0.5 3:-2e1 # good\n\n-1\n0 2:1\t4:0 \n");

  /** A damaged file: the kind that it was, and its bytes as characters 0 … 255. */
  record Damage(String extension, String bytes) {}

  @Provide
  Arbitrary<Damage> damages() {
    Arbitrary<String> extensions = Arbitraries.of(SOUND.keySet());
    Arbitrary<Integer> places = Arbitraries.integers().between(0, 200);
    return Combinators.combine(
            extensions, places.list().ofMaxSize(4), Arbitraries.bytes().list().ofSize(4), places)
        .as(
            (extension, changed, values, cut) -> {
              byte[] bytes = SOUND.getOrDefault(extension, "").getBytes(StandardCharsets.UTF_8);
              for (int i = 0; i < changed.size(); i++) {
                bytes[changed.get(i) % bytes.length] = values.get(i);
              }
              int length = cut < 100 ? bytes.length : cut % bytes.length;
              return new Damage(
                  extension, new String(bytes, 0, length, StandardCharsets.ISO_8859_1));
            });
  }

  @Property(tries = 2000)
  void areReadOrRefused(@ForAll("damages") Damage damage) {
    try {
      Path file = Files.createTempFile("damaged", damage.extension());
      try {
        Files.writeString(file, damage.bytes(), StandardCharsets.ISO_8859_1);
        if (damage.extension().equals(".svm")) {
          LibsvmReader.read(file);
        } else {
          TextFiles.read(file);
        }
      } catch (DataFormatException expected) {
        // A sentence is what there should be.
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
