package org.pubn.lab.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.data.AtomicFile;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.ResultsFile;

/** {@code results.jsonl} of the study of priors: one line per finished trial, and nothing else. */
final class PriorTrialsFile {

  static final String NAME = "results.jsonl";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path path;
  private final List<PriorTrial> trials = new ArrayList<>();

  private PriorTrialsFile(Path path) {
    this.path = path;
  }

  /**
   * Opens the file of a directory, making both where they are missing. A torn last line is dropped.
   *
   * @throws ResultsException if a line cannot be read
   */
  static PriorTrialsFile open(Path directory) {
    PriorTrialsFile file = new PriorTrialsFile(directory.resolve(NAME));
    try {
      Files.createDirectories(directory);
      if (Files.exists(file.path)) {
        file.load(Files.readString(file.path));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(file.path + ": cannot be read: " + e.getMessage(), e);
    }
    return file;
  }

  private void load(String content) throws IOException {
    int end = content.lastIndexOf('\n') + 1;
    if (end < content.length()) {
      byte[] whole = content.substring(0, end).getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(path, out -> out.write(whole));
    }
    int number = 0;
    for (String line : content.substring(0, end).lines().toList()) {
      number++;
      try {
        trials.add(read(JSON.readTree(line)));
      } catch (JsonProcessingException | IllegalArgumentException e) {
        throw new ResultsException(
            String.format(
                Locale.ROOT, "%s, line %d: is no trial of this study; delete it", path, number),
            e);
      }
    }
  }

  List<PriorTrial> trials() {
    return List.copyOf(trials);
  }

  boolean has(PriorCase known, int trial) {
    return trials.stream().anyMatch(t -> t.caseId().equals(known.id()) && t.trial() == trial);
  }

  /**
   * Checks that the trials are those of a seed.
   *
   * @param first of trial 0
   * @throws ResultsException if some trial had another one
   */
  void requireSeeds(long first) {
    for (PriorTrial trial : trials) {
      ResultsFile.requireSeed(path, trial.trial(), trial.seed(), first + trial.trial());
    }
  }

  /** Appends a trial; it is on disk when this returns. */
  void append(PriorTrial trial) {
    try {
      Files.writeString(
          path,
          write(trial) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND,
          StandardOpenOption.DSYNC);
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": cannot be written: " + e.getMessage(), e);
    }
    trials.add(trial);
  }

  private static String write(PriorTrial trial) {
    ObjectNode line = JSON.createObjectNode();
    line.put("study", "priors");
    line.put("case", trial.caseId());
    line.put("data", trial.data());
    line.put("pi", trial.pi());
    line.put("trial", trial.trial());
    line.put("seed", trial.seed());
    ArrayNode answers = line.putArray("answers");
    for (PriorTrial.Answer answer : trial.answers()) {
      ObjectNode node = answers.addObject();
      node.put("estimator", answer.estimator());
      put(node, "value", answer.value());
      put(node, "low", answer.low());
      put(node, "high", answer.high());
      node.put("seconds", answer.seconds());
    }
    trial
        .rho()
        .ifPresent(
            rho -> {
              ObjectNode node = line.putObject("rho");
              node.put("truth", rho.truth());
              node.put("value", rho.value());
              node.put("low", rho.low());
              node.put("high", rho.high());
            });
    line.put("scoringSeconds", trial.scoringSeconds());
    line.put("version", trial.version());
    return line.toString();
  }

  /** What is not a number is left out. */
  private static void put(ObjectNode node, String name, double value) {
    if (!Double.isNaN(value)) {
      node.put(name, value);
    }
  }

  private static PriorTrial read(JsonNode line) {
    List<PriorTrial.Answer> answers = new ArrayList<>();
    for (JsonNode node : line.required("answers")) {
      answers.add(
          new PriorTrial.Answer(
              node.required("estimator").textValue(),
              number(node, "value"),
              number(node, "low"),
              number(node, "high"),
              node.required("seconds").doubleValue()));
    }
    Optional<PriorTrial.Rho> rho =
        Optional.ofNullable(line.get("rho"))
            .map(
                node ->
                    new PriorTrial.Rho(
                        node.required("truth").doubleValue(),
                        node.required("value").doubleValue(),
                        node.required("low").doubleValue(),
                        node.required("high").doubleValue()));
    return new PriorTrial(
        line.required("case").textValue(),
        line.required("data").textValue(),
        line.required("pi").doubleValue(),
        line.required("trial").intValue(),
        line.required("seed").longValue(),
        answers,
        rho,
        line.required("scoringSeconds").doubleValue(),
        line.required("version").textValue());
  }

  private static double number(JsonNode node, String name) {
    return node.has(name) ? node.get(name).doubleValue() : Double.NaN;
  }
}
