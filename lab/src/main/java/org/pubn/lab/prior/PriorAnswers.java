package org.pubn.lab.prior;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.classify.ProgramVersion;
import org.pubn.data.AtomicFile;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.ValueColumn;
import org.pubn.prior.Interval;
import org.pubn.prior.PriorAnswer;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorEstimates;
import org.pubn.prior.RhoEstimate;

/**
 * Estimates of priors for people and for programs.
 *
 * @param estimates what was estimated
 */
public record PriorAnswers(PriorEstimates estimates) {

  /** The file that {@link #write} makes. */
  public static final String FILE = "priors.json";

  private static final ObjectMapper JSON = new ObjectMapper();

  /** All answers on π, the chosen estimator's first. */
  public Table table() {
    List<TableRow> rows = new ArrayList<>();
    rows.add(row(estimates.pi()));
    for (PriorAnswer answer : estimates.alternatives()) {
      rows.add(
          answer
              .estimate()
              .map(PriorAnswers::row)
              .orElseGet(
                  () ->
                      new TableRow(
                          List.of(answer.estimator().label(), answer.estimator().citation()),
                          List.of(Cell.MISSING, Cell.text(answer.refusal())))));
    }
    return new Table(
        "priors",
        "π, the share of positives among the unlabeled",
        List.of("estimator", "published in"),
        List.of(ValueColumn.number("π̂", 3), ValueColumn.number("interval", 3)),
        rows);
  }

  private static TableRow row(PriorEstimate estimate) {
    return new TableRow(
        List.of(estimate.estimator().label(), estimate.estimator().citation()),
        List.of(
            Measured.of(estimate.value()),
            estimate.interval().map(i -> Cell.text(i.toString())).orElse(Cell.NOT_APPLICABLE)));
  }

  /** What to do with the answers, sentence by sentence. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    PriorEstimate pi = estimates.pi();
    sentences.add(
        format(
            "pi = %.3f%s by %s%s",
            pi.value(),
            percent(pi.interval()),
            pi.estimator().label(),
            estimates
                .bound()
                .map(
                    b ->
                        ", at most "
                            + format("%.3f", b.high())
                            + " whatever the classes look like (DKW)")
                .orElse("")));
    estimates.rho().ifPresent(rho -> sentences.addAll(sentences(rho, pi.value())));
    warnings().forEach(warning -> sentences.add("Warning: " + warning));
    return sentences;
  }

  /** What is doubtful, and why nobody could train with these priors, if so. */
  private List<String> warnings() {
    List<String> warnings = new ArrayList<>(estimates.warnings());
    try {
      estimates.priors();
    } catch (IllegalArgumentException e) {
      warnings.add(0, String.valueOf(e.getMessage()));
    }
    return warnings;
  }

  private static List<String> sentences(RhoEstimate rho, double pi) {
    String largest =
        format("largest rho = %.3f%s", rho.max(), percent(Optional.of(rho.interval())));
    if (rho.recommended() <= 0) {
      return List.of(largest);
    }
    return List.of(
        largest,
        format(
            "Train with rho = %.3f: every rho up to the largest is right and none above it, so the"
                + " low end is safe",
            rho.recommended()),
        format(
            "1 - pi - rho = %.3f is the share of negatives of a kind that was not collected; it"
                + " cannot be negative",
            1 - pi - rho.recommended()));
  }

  private static String percent(Optional<Interval> interval) {
    return interval.map(i -> format(" (%.0f %% interval %s)", 100 * i.level(), i)).orElse("");
  }

  private static String format(String text, Object... values) {
    return String.format(Locale.ROOT, text, values);
  }

  /** Writes {@value #FILE} into a directory, which is made where it is missing. */
  public Path write(Path directory, long seed) {
    Path file = directory.resolve(FILE);
    try {
      Files.createDirectories(directory);
      byte[] text = json(seed).getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(file, out -> out.write(text));
    } catch (IOException e) {
      throw new UncheckedIOException(file + ": cannot be written: " + e.getMessage(), e);
    }
    return file;
  }

  String json(long seed) throws JsonProcessingException {
    ObjectNode root = JSON.createObjectNode();
    root.put("version", ProgramVersion.current());
    root.put("seed", seed);
    put(root.putObject("pi"), estimates.pi());
    estimates.bound().ifPresent(bound -> put(root.putObject("bound"), bound));
    ArrayNode alternatives = root.putArray("alternatives");
    for (PriorAnswer answer : estimates.alternatives()) {
      ObjectNode node = alternatives.addObject();
      answer
          .estimate()
          .ifPresentOrElse(
              estimate -> put(node, estimate),
              () -> {
                node.put("estimator", answer.estimator().id());
                node.put("refusal", answer.refusal());
              });
    }
    estimates
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
    root.put("scoringSeconds", estimates.scoringSeconds());
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
  }

  private static void put(ObjectNode node, PriorEstimate estimate) {
    node.put("estimator", estimate.estimator().id());
    node.put("value", estimate.value());
    estimate.interval().ifPresent(interval -> put(node.putObject("interval"), interval));
    node.put("seconds", estimate.seconds());
  }

  private static void put(ObjectNode node, Interval interval) {
    node.put("low", interval.low());
    node.put("high", interval.high());
    node.put("level", interval.level());
  }
}
