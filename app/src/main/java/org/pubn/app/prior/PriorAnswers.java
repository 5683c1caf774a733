package org.pubn.app.prior;

import static org.pubn.report.table.Text.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.app.training.PriorWords;
import org.pubn.data.InputException;
import org.pubn.origin.ProgramVersion;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.stats.Interval;
import org.pubn.storage.AtomicFile;

/**
 * Estimates of priors for people and for programs.
 *
 * @param report what was estimated; π was not given
 * @param data from what
 */
public record PriorAnswers(PriorReport report, TrainingData data) {

  /** The file that {@link #write} makes. */
  public static final String FILE = "priors.json";

  private static final ObjectMapper JSON = new ObjectMapper();

  private boolean oneSample() {
    return data.training().scenario() == Scenario.ONE_SAMPLE;
  }

  private PriorEstimate pi() {
    return report.pi().orElseThrow();
  }

  /** All answers on π, the chosen estimator's first. */
  public Table table() {
    List<TableRow> rows = new ArrayList<>();
    rows.add(row(pi()));
    report.alternatives().forEach(other -> rows.add(row(other)));
    report
        .refusals()
        .forEach(
            (estimator, refusal) ->
                rows.add(
                    new TableRow(
                        List.of(estimator.label(), estimator.citation()),
                        List.of(Cell.MISSING, Cell.text(refusal)))));
    return new Table(
        "priors",
        oneSample()
            ? "π, the share of positives among all rows"
            : "π, the share of positives among the unlabeled",
        List.of("estimator", "published in"),
        List.of(ValueColumn.number("π̂", 3), ValueColumn.number("interval", 3)),
        rows);
  }

  private static TableRow row(PriorEstimate estimate) {
    return new TableRow(
        List.of(estimate.estimator().label(), estimate.estimator().citation()),
        List.of(
            Measured.of(estimate.value()),
            estimate.interval().map(i -> Cell.text(text(i))).orElse(Cell.NOT_APPLICABLE)));
  }

  /** What to do with the answers, sentence by sentence. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    PriorEstimate pi = pi();
    sentences.add(
        format(
            "pi = %.3f%s by %s%s",
            pi.value(),
            percent(pi.interval(), PriorWords.assumption(report)),
            pi.estimator().label(),
            report
                .bound()
                .map(
                    b ->
                        ", at most "
                            + format("%.3f", b.high())
                            + " whatever the classes look like (DKW)")
                .orElse("")));
    if (oneSample()) {
      sentences.add(
          format(
              "Of the rows that nobody labeled, %.3f are positive",
              data.amongUnlabeled(Role.POSITIVE, pi.value())));
    }
    report.rho().ifPresent(rho -> sentences.addAll(sentences(rho, pi.value())));
    warnings().forEach(warning -> sentences.add("Warning: " + warning));
    return sentences;
  }

  /** What is doubtful, and why nobody could train with these priors, if so. */
  private List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    report.warnings().forEach(warning -> warnings.add(warning.sentence()));
    try {
      report.priors();
    } catch (InputException e) {
      warnings.add(0, String.valueOf(e.getMessage()));
    }
    return warnings;
  }

  private List<String> sentences(RhoEstimate rho, double pi) {
    String largest =
        format("largest rho = %.3f%s", rho.max(), percent(Optional.of(rho.interval()), ""));
    if (rho.recommended() <= 0) {
      return List.of(largest);
    }
    return List.of(
        largest,
        format(
            "Train with rho = %.3f: every rho up to the largest is valid and none "
                + "above it, so the low end is safe",
            rho.recommended()),
        format(
            "1 - pi - rho = %.3f is the share of negatives of a kind that was not collected; it"
                + " cannot be negative",
            1 - pi - rho.recommended()));
  }

  private String percent(Optional<Interval> interval, String assumption) {
    return interval
        .map(i -> format(" (%.0f %% interval %s%s)", 100 * report.level(), text(i), assumption))
        .orElse("");
  }

  private static String text(Interval interval) {
    return format("[%.3f, %.3f]", interval.low(), interval.high());
  }

  /** Writes {@value #FILE} into a directory, which is made where it is missing. */
  public Path write(Path directory, long seed) throws IOException {
    Path file = directory.resolve(FILE);
    Files.createDirectories(directory);
    AtomicFile.write(file, json(seed));
    return file;
  }

  String json(long seed) throws JsonProcessingException {
    ObjectNode root = JSON.createObjectNode();
    root.put("version", ProgramVersion.current());
    root.put("seed", seed);
    root.put("scenario", data.training().scenario().id());
    put(root.putObject("pi"), pi());
    if (oneSample()) {
      root.put("piAmongUnlabeled", data.amongUnlabeled(Role.POSITIVE, pi().value()));
    }
    report.bound().ifPresent(bound -> put(root.putObject("bound"), bound));
    ArrayNode alternatives = root.putArray("alternatives");
    report.alternatives().forEach(other -> put(alternatives.addObject(), other));
    report
        .refusals()
        .forEach(
            (estimator, refusal) ->
                alternatives.addObject().put("estimator", estimator.id()).put("refusal", refusal));
    report
        .rho()
        .ifPresent(
            rho -> {
              ObjectNode node = root.putObject("rho");
              node.put("max", rho.max());
              put(node.putObject("interval"), rho.interval());
              node.put("recommended", rho.recommended());
            });
    ArrayNode warnings = root.putArray("warnings");
    warnings().forEach(warnings::add);
    root.put("overlap", report.overlap());
    root.put("scoringSeconds", report.scoringSeconds());
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
  }

  private void put(ObjectNode node, PriorEstimate estimate) {
    node.put("estimator", estimate.estimator().id());
    node.put("value", estimate.value());
    estimate.interval().ifPresent(interval -> put(node.putObject("interval"), interval));
    node.put("seconds", estimate.seconds());
  }

  private void put(ObjectNode node, Interval interval) {
    node.put("low", interval.low());
    node.put("high", interval.high());
    node.put("level", report.level());
  }
}
