package org.pubn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The library speaks of things; it does not know the command line. */
final class NoFlagsTest {

  /** An option of Java itself. */
  private static final String OF_JAVA = "--add-modules";

  @Test
  void noTextOfTheLibraryNamesAnOption() throws IOException, URISyntaxException {
    Path classes = Path.of(Pubn.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> found = new ArrayList<>();
    int texts = 0;
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
        for (String text : texts(file)) {
          texts++;
          if (text.replace(OF_JAVA, "").matches("(?s).*--[a-z].*")) {
            found.add(file.getFileName() + ": " + text);
          }
        }
      }
    }

    assertThat(texts).as("texts that were looked at").isGreaterThan(1000);
    assertThat(found).isEmpty();
  }

  /** The texts in the constant pool of a class, JVMS §4.4. */
  private static List<String> texts(Path file) throws IOException {
    List<String> texts = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      in.skipNBytes(8);
      int size = in.readUnsignedShort();
      for (int i = 1; i < size; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts.add(in.readUTF());
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
          case 5, 6 -> {
            in.skipNBytes(8);
            i++; // A long or a double takes two places.
          }
          case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          default -> throw new IllegalStateException(file + ": unknown tag " + tag);
        }
      }
    }
    return texts;
  }
}
