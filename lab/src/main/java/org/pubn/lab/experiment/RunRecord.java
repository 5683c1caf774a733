package org.pubn.lab.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.method.SelectionRule;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;

/**
 * {@code run.json}: what was asked for, so that a report can be made again from the results alone,
 * and by which runs the results came about.
 *
 * @param experiment name of the experiment
 * @param tasks ids of the tasks
 * @param methods ids of the methods; empty for those of the paper
 * @param select whether settings were chosen on validation data
 * @param selectBy id of the rule by which they are chosen
 * @param earlier the settings of an earlier run that were used
 * @param features features other than the usual ones of the data sets; empty for the usual ones
 * @param members how many trainings of a method decide together
 * @param trials number of trials
 * @param seed seed of trial 0
 * @param sessions the runs, each of which continued the one before
 */
public record RunRecord(
    String experiment,
    List<String> tasks,
    List<String> methods,
    boolean select,
    String selectBy,
    EarlierChoice earlier,
    String features,
    int members,
    int trials,
    long seed,
    List<Session> sessions) {

  public static final String NAME = RunFile.NAME;

  private static final ObjectMapper JSON =
      new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

  /** The record of a new experiment, without runs. */
  static RunRecord of(Experiment experiment, Design design, RunOptions options) {
    return new RunRecord(
        experiment.name(),
        experiment.entries().stream().map(entry -> entry.task().id()).distinct().toList(),
        design.methods().stream().map(MethodKind::id).toList(),
        design.select(),
        design.rule().id(),
        design.earlier(),
        design.features().orElse(""),
        design.members(),
        options.trials(),
        options.seed(),
        List.of());
  }

  /** The design that was asked for. */
  public Design design() {
    return new Design(
        tasks.stream().map(Datasets::task).toList(),
        methods.stream().map(MethodKinds::byId).toList(),
        select,
        SelectionRule.byId(selectBy),
        earlier,
        Optional.of(features).filter(name -> !name.isEmpty()),
        members);
  }

  RunRecord withSessions(List<Session> before, Session... latest) {
    List<Session> all = new ArrayList<>(before);
    all.addAll(List.of(latest));
    return new RunRecord(
        experiment,
        tasks,
        methods,
        select,
        selectBy,
        earlier,
        features,
        members,
        trials,
        seed,
        all);
  }

  /** Whether a directory has a record. */
  static boolean isIn(Path directory) {
    return Files.exists(directory.resolve(NAME));
  }

  /**
   * Reads the record of a directory.
   *
   * @throws ResultsException if there is none, or it cannot be read
   */
  public static RunRecord read(Path directory) {
    Path path = directory.resolve(NAME);
    if (!isIn(directory)) {
      throw new ResultsException(
          path + ": does not exist; give a directory that was the --out of an experiment");
    }
    try {
      JsonNode tree = JSON.readTree(Files.readAllBytes(path));
      if (tree instanceof ObjectNode fields) {
        // Records of older versions know none of them: there was no choice.
        fields.putIfAbsent("selectBy", TextNode.valueOf(SelectionRule.SIGMOID.id()));
        fields.putIfAbsent("earlier", JSON.valueToTree(EarlierChoice.NONE));
        fields.putIfAbsent("features", TextNode.valueOf(""));
        fields.putIfAbsent("members", IntNode.valueOf(1));
      }
      return JSON.treeToValue(tree, RunRecord.class);
    } catch (JsonProcessingException e) {
      throw new ResultsException(
          path + ": is not the record of an experiment: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be read: " + e.getMessage(), e);
    }
  }

  void write(Path directory) {
    RunFile.write(directory, this);
  }
}
