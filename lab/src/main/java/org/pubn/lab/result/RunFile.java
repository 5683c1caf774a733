package org.pubn.lab.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.IoReason;

/** {@code run.json}, which stands beside results and says how they came about. */
public final class RunFile {
  public static final String NAME = "run.json";

  private static final ObjectMapper JSON =
      new ObjectMapper()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

  private RunFile() {}

  /** Whether a directory has a record. */
  public static boolean isIn(Path directory) {
    return Files.exists(directory.resolve(NAME));
  }

  /**
   * Reads the record of a directory.
   *
   * @param kind what it is the record of, for messages
   * @param absent what fields hold that older versions did not write
   * @throws ResultsException if it cannot be read
   */
  public static <T extends Record> T read(
      Path directory, String kind, Class<T> type, Map<String, ?> absent) {
    Path path = directory.resolve(NAME);
    String wrong = path + ": is not the record of " + kind + ": ";
    try {
      JsonNode tree = JSON.readTree(Files.readAllBytes(path));
      if (!(tree instanceof ObjectNode fields)) {
        throw new ResultsException(wrong + "must be a JSON object");
      }
      if (fields.has("study") && !kind.contains("study")) {
        throw new ResultsException(
            wrong + "it is that of a study, whose own command makes its tables again");
      }
      absent.forEach((name, value) -> fields.putIfAbsent(name, JSON.valueToTree(value)));
      return JSON.treeToValue(tree, type);
    } catch (MismatchedInputException e) {
      throw new ResultsException(wrong + "a field is missing or has a wrong value", e);
    } catch (JsonProcessingException e) {
      throw new ResultsException(wrong + "must be a JSON object", e);
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be read: " + IoReason.of(e), e);
    }
  }

  /** Writes a record into a directory, replacing the one that is there. */
  public static void write(Path directory, Record record) {
    try {
      AtomicFile.write(directory.resolve(NAME), JSON.writeValueAsString(record) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
